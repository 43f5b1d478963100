import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 2px 12px;
  align-items: center;
  padding-block: 11px;
  font-variant-numeric: tabular-nums;

  svg {
    grid-row: span 2;
  }
  b {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
  }
  > :nth-child(3),
  > :nth-child(5) {
    text-align: end;
  }
  &[data-gain] > :nth-child(5) {
    color: var(--lobi-color-success);
    font-weight: 600;
  }
`;
