import { styled } from 'styled-components';

export const Table = styled.table`
  inline-size: 100%;
  max-inline-size: 480px;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: 10px 4px;
    border-block-end: 1px solid var(--lobi-color-border-subtle);
    text-align: end;
  }
  th:first-child {
    text-align: start;
  }
  thead th {
    color: var(--lobi-color-text3);
    font: 500 var(--lobi-font-13) var(--lobi-font-family);
  }
  tbody th {
    font-weight: 500;
  }
  td {
    font-weight: 600;
  }
`;
