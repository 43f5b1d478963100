import { keyframes, styled } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; }
`;

export const Root = styled.figure`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  color: var(--lobi-color-text);
  container-type: inline-size;
  --chart-inset: 0px;

  &[data-frame='card'] {
    --chart-inset: 16px;
    padding-block: 14px;
    border: 1px solid color-mix(in srgb, var(--lobi-color-border-subtle) 60%, transparent);
    border-radius: var(--lobi-radius-md);
    background: var(--lobi-color-surface);
    box-shadow: var(--lobi-elevation-1);
  }

  /*
   * Forced colours do not reach a drawing, whose colours are then those of a brand on an unknown background.
   * Dashes, markers and hatching distinguish series of the same colour.
   */
  @media (forced-colors: active) {
    --lobi-color-surface: Canvas;
    --lobi-color-text: CanvasText;
    --lobi-color-text2: CanvasText;
    --lobi-color-text3: CanvasText;
    --lobi-color-border-subtle: GrayText;
    --lobi-color-border-control: GrayText;
    --lobi-color-accent: Highlight;
    --lobi-color-second: LinkText;
    --lobi-color-second-text: LinkText;
    --lobi-color-success: CanvasText;
    --lobi-color-warning: CanvasText;
    --lobi-color-danger: CanvasText;
    --lobi-color-info: CanvasText;
    --lobi-color-meron-text: Highlight;
    --lobi-color-wala-text: LinkText;
    --lobi-color-draw-text: CanvasText;
  }
`;

export const Head = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: 4px 16px;
  padding-inline: var(--chart-inset);
`;

export const Text = styled.div`
  flex: 1 1 12ch;
  min-inline-size: 0;
  padding-block: 4px;
`;

export const Description = styled.p`
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-12) var(--lobi-font-family);
  text-wrap: pretty;
`;

export const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  margin-inline-end: -8px;
`;

export const Body = styled.div`
  position: relative;
  min-block-size: var(--chart-height);
  margin-block-start: 10px;
  animation: ${appear} var(--lobi-motion-base) var(--lobi-ease-out);
`;

/** Axes are numeric and keep their own direction. */
export const Picture = styled.div`
  block-size: var(--chart-height);
  padding-inline: max(0px, var(--chart-inset) - 8px);
  direction: ltr;

  /* The chart is a single tab stop; arrow keys move inside it. */
  .recharts-surface {
    overflow: visible;
    border-radius: var(--lobi-radius-xs);
  }
  .recharts-surface:focus-visible {
    outline: 2px solid var(--lobi-color-focus);
    outline-offset: 2px;
  }
  .recharts-surface:focus:not(:focus-visible),
  .recharts-layer:focus,
  .recharts-sector:focus {
    outline: none;
  }
  .recharts-cartesian-axis-tick-value {
    fill: var(--lobi-color-text3);
    font: 400 var(--lobi-font-12) var(--lobi-font-family);
    font-variant-numeric: tabular-nums;
    word-spacing: 0;
  }
  .lobi-Chart-tick[data-now] {
    fill: var(--lobi-color-text);
    font-weight: 600;
  }
  .recharts-tooltip-wrapper {
    z-index: 1;
  }
`;

export const State = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 10px;
  min-block-size: var(--chart-height);
  padding: 16px var(--chart-inset);
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
  text-align: center;
  text-wrap: balance;

  > svg {
    color: var(--lobi-color-text3);
  }
  &[data-failed] > svg {
    color: var(--lobi-color-danger);
  }
`;

export const Waiting = styled.div`
  padding-inline: var(--chart-inset);
`;

export const Sheet = styled.div`
  block-size: var(--chart-height);
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: 8px 12px;
    border-block-end: 1px solid var(--lobi-color-border-subtle);
    text-align: end;
    white-space: nowrap;
  }
  th:first-child {
    padding-inline-start: max(12px, var(--chart-inset));
    text-align: start;
  }
  tr > :last-child {
    padding-inline-end: max(12px, var(--chart-inset));
  }
  thead th {
    position: sticky;
    inset-block-start: 0;
    background: var(--lobi-color-surface);
    color: var(--lobi-color-text3);
    font-size: 0.93em;
    font-weight: 500;
  }
  tbody th {
    color: var(--lobi-color-text2);
    font-weight: 400;
  }
  tbody tr:last-child > * {
    border-block-end: 0;
  }
  tfoot > tr > * {
    border-block: 1px solid var(--lobi-color-border-subtle);
    border-block-end: 0;
    font-weight: 600;
  }
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 14px;
  padding-block: 8px;
  color: var(--lobi-color-text2);
  font: 500 var(--lobi-font-12) var(--lobi-font-family);

  /* Beside the title if there is enough room, below it in a narrow panel. */
  @container (max-width: 460px) {
    order: 1;
    flex-basis: 100%;
    padding-block: 2px;
  }
  li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    overflow: visible;
  }
`;

export const Foot = styled.div`
  padding: 10px var(--chart-inset) 0;
`;

export const Tip = styled.div`
  display: grid;
  gap: 3px;
  min-inline-size: 96px;
  padding: 7px 10px;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-sm);
  background: var(--lobi-color-overlay);
  color: var(--lobi-color-text);
  box-shadow: var(--lobi-elevation-3);
  font: 400 var(--lobi-font-12) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  > strong {
    font-weight: 600;
  }
  dl {
    display: grid;
    gap: 2px;
  }
  dl > div {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  dt {
    flex: 1;
    padding-inline-end: 12px;
    color: var(--lobi-color-text2);
  }
  dd {
    font-weight: 600;
  }
`;
