import { styled } from 'styled-components';

export const Root = styled.dl`
  display: grid;
  gap: 6px;

  dt {
    color: var(--lobi-color-text2);
    font: 500 var(--lobi-font-13) var(--lobi-font-family);
  }
`;

export const Value = styled.dd`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-block-size: var(--lobi-control-md);
  padding-inline: 14px 4px;
  border: 1px dashed var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-sm);
  font: 500 var(--lobi-font-15) var(--lobi-font-family);
  overflow-wrap: anywhere;
`;

export const Hint = styled.dd`
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
`;
