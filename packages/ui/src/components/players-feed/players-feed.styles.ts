import { styled } from 'styled-components';

export const Root = styled.section`
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  min-inline-size: 0;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 2px 12px;

  h3 {
    font: 700 var(--lobi-font-15) var(--lobi-font-family);
  }
  span {
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
    font-variant-numeric: tabular-nums;
  }
`;

export const Window = styled.div`
  position: relative;
  max-block-size: 320px;
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-surface);
  scrollbar-width: thin;

  table {
    inline-size: 100%;
    border-collapse: collapse;
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
    font-variant-numeric: tabular-nums;
  }
  thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    background: var(--lobi-color-surface);
    color: var(--lobi-color-text3);
    font-weight: 500;
    vertical-align: bottom;
    white-space: normal;
  }
  th,
  td {
    padding: 8px 10px;
    text-align: end;
    white-space: nowrap;
  }
  th:first-child {
    text-align: start;
  }
  tbody th {
    font-weight: 500;
  }
  tbody tr {
    block-size: 36px;
    content-visibility: auto;
    contain-intrinsic-block-size: 36px;
  }
  tbody tr + tr > * {
    border-block-start: 1px solid var(--lobi-color-border-subtle);
  }
  tr[data-mine] {
    background: var(--lobi-color-accent-soft);
  }
  tr[data-mine] th {
    font-weight: 700;
  }
`;

export const Note = styled.p`
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
`;
