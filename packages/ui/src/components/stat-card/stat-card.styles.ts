import { css, styled } from 'styled-components';
import { largeText } from '../../primitives/low-screen.ts';

export const Root = styled.dl`
  min-inline-size: 0;
  border: 1px solid color-mix(in srgb, var(--lobi-color-border-subtle) 60%, transparent);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-surface);
  box-shadow: var(--lobi-elevation-1);
`;

const pressable = css`
  @media (hover: hover) {
    &[data-link]:hover {
      background: var(--lobi-veil);
    }
  }
  &[data-link]:focus-within:has(:focus-visible) {
    outline: 2px solid var(--lobi-color-focus);
    outline-offset: -2px;
  }
`;

export const Stat = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr auto;
  align-content: start;
  gap: 2px;
  block-size: 100%;
  min-inline-size: 0;
  padding: 12px 16px 14px;
  border-radius: inherit;
  container-type: inline-size;
  transition: background-color var(--lobi-motion-fast) var(--lobi-ease-out);
  ${pressable}
`;

export const Label = styled.dt`
  color: var(--lobi-color-text2);
  font: 500 var(--lobi-font-12) var(--lobi-font-family);
  overflow-wrap: anywhere;

  /* The whole tile is a link, named by its label. */
  a {
    outline: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

export const Fact = styled.dd`
  .lobi-KpiRow-root > * > & {
    container-type: inline-size;
  }
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  align-content: start;
  justify-content: space-between;
  gap: 2px 10px;
  min-inline-size: 0;

  /* Narrow adjacent tiles all show the change below, so that their graphs align. */
  @container (max-width: 200px) {
    flex-direction: column;
    justify-content: start;
  }
`;

export const Value = styled.span`
  color: var(--lobi-color-text);
  font: var(--lobi-font-weight-display) var(--lobi-font-20) var(--lobi-font-family-display);
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.012em;
  white-space: nowrap;

  ${largeText} {
    white-space: normal;
    overflow-wrap: break-word;
  }

  > span:first-child {
    unicode-bidi: isolate;
    direction: ltr;
  }
  &[data-hidden] {
    letter-spacing: 0.12em;
  }
  &[data-none] {
    color: var(--lobi-color-text3);
  }
  /* Two tiles on the smallest phone: six figures with their unit still fit. */
  @container (max-width: 120px) {
    font: var(--lobi-font-weight-display) var(--lobi-font-16) var(--lobi-font-family-display);
    font-variant-numeric: tabular-nums;
  }
  [data-size='lg'] & {
    font: var(--lobi-font-weight-display) var(--lobi-font-30) var(--lobi-font-family-display);
    letter-spacing: -0.024em;
  }
`;

export const Trend = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: var(--lobi-color-text2);
  font: 600 var(--lobi-font-12) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &[data-tone='success'] {
    color: var(--lobi-color-success);
  }
  &[data-tone='danger'] {
    color: var(--lobi-color-danger);
  }
`;

export const Course = styled.dd`
  .lobi-KpiRow-root > * > & {
    grid-row: 4;
  }
  padding-block-start: 6px;
`;

export const Note = styled.dd`
  .lobi-KpiRow-root > * > & {
    grid-row: 3;
  }
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-12) var(--lobi-font-family);
  overflow-wrap: anywhere;
`;

/** One panel with thin lines between its figures. */
export const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  min-inline-size: 0;
  overflow: clip;

  ${largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
  border: 1px solid color-mix(in srgb, var(--lobi-color-border-subtle) 60%, transparent);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-surface);
  box-shadow: var(--lobi-elevation-1);

  /* Doubled class, to override the tile's rows; a container cannot use the rows of its parent. */
  && > * {
    container-type: normal;
    /* Aligns figures, notes and graphs beside labels of one and two lines. */
    grid-row: span 4;
    grid-template-rows: subgrid;
    border-radius: 0;
    border-inline-end: 1px solid var(--lobi-color-border-subtle);
    border-block-end: 1px solid var(--lobi-color-border-subtle);
    margin-inline-end: -1px;
    margin-block-end: -1px;
  }
  /* On a narrow page the first figure spans a line, and so does a last figure without a neighbour. */
  > :first-child,
  > :nth-child(even):last-child {
    grid-column: 1 / -1;
  }
  @media (max-width: 767px) {
    > :first-child .lobi-StatCard-value {
      font: var(--lobi-font-weight-display) var(--lobi-font-30) var(--lobi-font-family-display);
      letter-spacing: -0.024em;
    }
  }
  @media (min-width: 768px) {
    grid-template-columns: repeat(var(--kpi-columns-md), minmax(0, 1fr));

    > :first-child,
    > :nth-child(even):last-child {
      grid-column: auto;
    }
  }
  @media (min-width: 1200px) {
    grid-template-columns: minmax(0, 1.3fr) repeat(var(--kpi-others), minmax(0, 1fr));
  }
`;
