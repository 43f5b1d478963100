import { styled } from 'styled-components';

export const Root = styled.dl`
  display: grid;
  gap: 10px;
`;

export const Item = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 16px;

  dt {
    flex: none;
    color: var(--lobi-color-text3);
  }
  dd {
    min-inline-size: 0;
    font-weight: 600;
    text-align: end;
    overflow-wrap: anywhere;
  }
  &[data-total] {
    padding-block-start: 10px;
    border-block-start: 1px solid var(--lobi-color-border-subtle);
  }
  &[data-total] dt {
    color: var(--lobi-color-text);
    font-weight: 600;
  }
`;
