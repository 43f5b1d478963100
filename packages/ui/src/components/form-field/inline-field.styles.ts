import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: 4px;
  min-inline-size: 0;
  word-spacing: 0.06em;

  &[data-disabled],
  fieldset:disabled & {
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
  overflow-wrap: anywhere;
  cursor: pointer;

  &[data-control-at='end'] {
    grid-template-columns: minmax(0, 1fr) auto;

    > span {
      order: -1;
    }
  }
  [data-disabled] > &,
  fieldset:disabled & {
    cursor: not-allowed;
  }
`;
