import { styled } from 'styled-components';

export const Root = styled.kbd`
  display: inline-grid;
  place-items: center;
  min-inline-size: 24px;
  block-size: 24px;
  padding-inline: 6px;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-xs);
  color: var(--lobi-color-text2);
  font: 600 0.8125rem/1 var(--lobi-font-family);
`;
