import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: 12px;
  min-inline-size: 0;
  font-variant-numeric: tabular-nums;
`;

export const Tabs = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  padding: 3px;
  border-radius: min(12px, var(--lobi-radius-md));
  background: var(--lobi-color-inset);

  button {
    min-block-size: 44px;
    padding-inline: 4px;
    border: 0;
    border-radius: var(--lobi-radius-sm);
    background: none;
    color: var(--lobi-color-text3);
    font: 600 var(--lobi-font-15) var(--lobi-font-family);
    text-align: center;
    cursor: pointer;
  }
  button[aria-pressed='true'] {
    background: var(--lobi-color-raised);
    box-shadow: var(--lobi-edge), var(--lobi-elevation-1, none);
    color: var(--lobi-color-text);
  }
  @media (min-width: 960px) {
    display: none;
  }
`;

export const Boards = styled.div`
  display: grid;
  gap: 24px;
  min-inline-size: 0;

  @media (min-width: 1280px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 32px;
  }
`;

export const Board = styled.div`
  min-inline-size: 0;

  h3 {
    display: none;
    margin: 0 0 8px;
    color: var(--lobi-color-text2);
    font: 600 var(--lobi-font-13) var(--lobi-font-family);
  }
  @media (max-width: 959px) {
    &[data-folded] {
      display: none;
    }
  }
  @media (min-width: 960px) {
    h3 {
      display: block;
    }
  }
`;

export const Scroll = styled.div`
  /* Prevents visually hidden text inside from widening the page. */
  position: relative;
  /* Grows with the reader's text, so that the number of a fight stays below its column. */
  --cell: 1.6875rem;
  --line: var(--lobi-color-border-subtle);
  overflow-x: auto;
  border: 1px solid var(--line);
  border-radius: var(--lobi-radius-sm);
  /* The background draws the cells, so that a board looks complete for a history of any length. */
  background:
    repeating-linear-gradient(
        to right,
        transparent 0 calc(var(--cell) - 1px),
        var(--line) calc(var(--cell) - 1px) var(--cell)
      )
      local,
    repeating-linear-gradient(
        to bottom,
        transparent 0 calc(var(--cell) - 1px),
        var(--line) calc(var(--cell) - 1px) var(--cell)
      )
      local,
    var(--lobi-color-inset);
  scrollbar-width: none;
  direction: ltr;

  @media (min-width: 960px) {
    --cell: 1.75rem;
  }
`;

export const Table = styled.table`
  border-collapse: separate;
  border-spacing: 0;

  caption {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  td,
  th {
    box-sizing: border-box;
    inline-size: var(--cell);
    min-inline-size: var(--cell);
    max-inline-size: var(--cell);
    block-size: var(--cell);
    padding: 0;
    vertical-align: middle;
  }
  tfoot th {
    color: var(--lobi-color-text3);
    font: 600 var(--lobi-font-12) var(--lobi-font-family);
    letter-spacing: -0.02em;
    text-align: center;
  }
  svg {
    inline-size: 1.375rem;
    block-size: 1.375rem;
    margin-inline: auto;
    translate: -0.5px -0.5px;
  }
  [data-last] {
    background: var(--lobi-veil-strong, rgb(255 255 255 / 0.1));
  }
`;

export const Next = styled.i`
  display: block;
  inline-size: 1.125rem;
  block-size: 1.125rem;
  margin-inline: auto;
  translate: -0.5px 0;
  border: 1.5px dashed var(--lobi-color-border-control);
  border-radius: 50%;
`;

export const Ring = styled.svg`
  && {
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
  display: block;
  overflow: visible;
  fill: none;
  stroke: var(--lobi-color-meron-text);
  stroke-width: 3.4;

  &[data-side='wala'] {
    stroke: var(--lobi-color-wala-text);
  }
  line {
    stroke: var(--lobi-color-draw-text);
    stroke-width: 3;
  }
  text {
    fill: var(--lobi-color-draw-text);
    stroke: none;
    font: 800 13px var(--lobi-font-family);
    text-anchor: middle;
  }
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 16px;
  margin: 0;
  padding: 0;
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
  list-style: none;

  li {
    display: inline-flex;
    gap: 7px;
    align-items: center;
  }
`;

export const Note = styled.p`
  margin: 0;
  color: var(--lobi-color-text3);
  font: 400 0.8125rem/1.25rem var(--lobi-font-family);
`;
