import { styled } from 'styled-components';

export const Page = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 56px;
  max-inline-size: 1120px;
  margin-inline: auto;
  padding: 48px var(--lobi-page-gutter) 96px;
`;

export const Opening = styled.header`
  display: grid;
  gap: 12px;
  max-inline-size: 68ch;
`;

export const Lead = styled.p`
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-17) var(--lobi-font-family);
  text-wrap: pretty;
`;

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

export const Note = styled.p`
  max-inline-size: 72ch;
  color: var(--lobi-color-text2);
  text-wrap: pretty;
`;

export const Code = styled.code`
  color: var(--lobi-color-text3);
  font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
  font-size: 0.75rem;
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

/** A table that scrolls inside its own frame on narrow pages. */
export const Frame = styled.div`
  /* Clips the spoken amounts in the table as well. */
  position: relative;
  overflow-x: auto;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-surface);
`;

export const Table = styled.table`
  inline-size: 100%;
  min-inline-size: 680px;
  border-collapse: collapse;
  text-align: start;

  & th,
  & td {
    padding: 12px 16px;
    text-align: start;
    vertical-align: middle;
  }
  & thead th {
    color: var(--lobi-color-text3);
    font: 600 var(--lobi-font-12) var(--lobi-font-family);
    white-space: nowrap;
  }
  & tbody tr {
    border-block-start: 1px solid var(--lobi-color-border-subtle);
  }
  & tbody th {
    font-weight: 600;
    white-space: nowrap;
  }
`;
