import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: 4px;
  min-inline-size: 0;

  &[data-disabled] {
    color: var(--lobi-color-disabled);
  }
`;

export const Row = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 10px;
  align-items: center;
  min-block-size: 44px;
  font: 400 var(--lobi-font-15) var(--lobi-font-family);
  cursor: pointer;
`;

export const Box = styled.button`
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  border: 1px solid var(--lobi-color-border-control);
  border-radius: var(--lobi-radius-xs);
  background: var(--lobi-color-inset);
  color: var(--lobi-color-canvas);

  &[data-checked],
  &[data-indeterminate] {
    border-color: var(--lobi-color-second-text);
    background: var(--lobi-color-second-text);
  }
  [data-invalid] & {
    border-color: var(--lobi-color-danger);
  }
  &[data-disabled] {
    border-color: var(--lobi-color-border-subtle);
    cursor: not-allowed;
  }
`;
