import { styled } from 'styled-components';

export const Scroller = styled.div`
  margin: var(--lobi-space-5) 0 var(--lobi-space-8);
  overflow-x: auto;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);

  &:focus-visible {
    outline: 2px solid var(--lobi-color-focus);
    outline-offset: 2px;
  }
`;

export const Table = styled.table`
  inline-size: 100%;
  min-inline-size: 44rem;
  border-collapse: collapse;
  color: var(--lobi-color-text);
  background: var(--lobi-color-surface);
  font: 400 var(--lobi-font-15) var(--lobi-font-family);
  text-align: start;

  th,
  td {
    inline-size: 28%;
    padding: var(--lobi-space-4) var(--lobi-space-5);
    border-block-end: 1px solid var(--lobi-color-border-subtle);
    text-align: start;
    vertical-align: top;
  }
  th[scope='row'] {
    inline-size: 16%;
    color: var(--lobi-color-text3);
    font-weight: 400;
  }
  tbody tr:last-child > * {
    border-block-end: 0;
  }
`;
