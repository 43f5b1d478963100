import { styled } from 'styled-components';

export const Field = styled.label`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  color: var(--lobi-color-text2);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
`;

export const Input = styled.input`
  min-block-size: var(--lobi-control-md);
  padding-inline: 12px;
  border: 1px solid var(--lobi-color-border-control);
  border-radius: var(--lobi-radius-sm);
  background: var(--lobi-color-inset);
  color: var(--lobi-color-text);
  font: 400 var(--lobi-font-16) var(--lobi-font-family);
`;
