import { styled } from 'styled-components';

export const Prose = styled.div`
  display: grid;
  gap: 8px;
  max-inline-size: 68ch;
  color: var(--lobi-color-text2);
  text-wrap: pretty;
`;

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

export const Facts = styled.dl`
  display: grid;
  gap: 8px;
  max-inline-size: 480px;
  margin-block-end: 8px;
  font-variant-numeric: tabular-nums;

  div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
  }
  dt {
    color: var(--lobi-color-text2);
  }
  dd {
    font-weight: 600;
  }
`;
