import { styled } from 'styled-components';

const line = 'color-mix(in srgb, var(--lobi-color-border-subtle) 65%, transparent)';

/** Scrolls sideways if there is not enough room; not from 1240 px on, so that headers can be sticky. */
export const Scroller = styled.div`
  position: relative;
  min-inline-size: 0;
  overflow-x: auto;

  @media (min-width: 1240px) {
    overflow: visible;
  }
  &[data-virtual] {
    max-block-size: var(--lobi-table-height, min(70dvh, 640px));
    overflow: auto;
    /* Rows are inserted and removed above the visible part; the component preserves the scroll position
       itself. */
    overflow-anchor: none;
    contain: layout paint style;
  }
  /* Columns with set widths may be wider than the page. */
  &[data-sized] {
    overflow-x: auto;
  }
  &[data-virtual]:focus-visible {
    outline-offset: -2px;
  }
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;

  [data-align='end'] {
    text-align: end;
    white-space: nowrap;
  }
  td .lobi-Button-root {
    white-space: nowrap;
  }
  [data-actions] {
    inline-size: 48px;
    padding-inline: 0 12px;
    text-align: end;
  }
  @media (max-width: 1239px) {
    [data-wide-only] {
      display: none;
    }
    /* A header of two words may wrap before the whole table scrolls sideways. */
    &:not([data-virtual]) > thead th {
      white-space: normal;
    }
  }
  /* A status may wrap on every screen: it is the longest text of a row in some languages. */
  &:not([data-virtual]) td .lobi-StatusBadge-root {
    white-space: normal;
  }
  /* Rows and cells are plain elements, so that a long table costs no more than its cells. */
  > tbody > tr > :is(td, th:not([scope='rowgroup'])) {
    block-size: 46px;
    padding: 5px 12px;
    border-block-end: 1px solid ${line};
    font-weight: inherit;
    text-align: start;
    vertical-align: middle;
  }
  > tbody > tr > :is(td, th)[data-align='end'] {
    text-align: end;
  }
  &[data-dense] > tbody > tr > :is(td, th:not([scope='rowgroup'])) {
    block-size: 34px;
    padding-block: 2px;
  }
  > tbody:last-child > tr:last-child > :is(td, th) {
    border-block-end: 0;
  }
  > tbody > tr > :is(td, th):first-child {
    padding-inline-start: 20px;
  }
  > tbody > tr > :is(td, th):last-child {
    padding-inline-end: 20px;
  }
  > tbody > tr > td[data-actions] {
    padding-inline: 0 12px;
    text-align: end;
  }
  [data-select] {
    inline-size: 52px;
  }
  > tbody > tr > th > a {
    display: block;
    border-radius: var(--lobi-radius-xs);
  }
  > tbody > tr[data-place]:focus-visible {
    outline-offset: -2px;
  }
  > tbody > tr > [data-cell]:focus-visible {
    outline-offset: -2px;
  }
  > tbody > tr[data-selected] > * {
    background: color-mix(in srgb, var(--lobi-color-second-text) 10%, var(--lobi-color-surface));
  }
  @media (hover: hover) {
    > tbody > tr:not([data-selected], [data-gap]):hover > :not([scope='rowgroup']) {
      background: color-mix(in srgb, var(--lobi-color-overlay) 30%, var(--lobi-color-surface));
    }
    > tbody > tr > th > a:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }

  &[data-sized] {
    table-layout: fixed;
  }
  &[data-sized] > tbody > tr > :is(td, th) {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  &[data-arrangeable] > thead > tr > th[data-column] {
    padding-inline-end: 28px;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* Positioned for the resize handles; a sticky header is positioned already. */
  @media (max-width: 1239px) {
    &[data-arrangeable] > thead > tr > th[data-column]:not([data-pinned]) {
      position: relative;
    }
  }
  /* The table scrolls inside its container, not with the page. */
  &[data-sized] > thead > tr > th {
    inset-block-start: 0;
  }
  > thead > tr > th[data-drop] {
    box-shadow: inset 3px 0 0 var(--lobi-color-focus);

    &:is([data-drop='after']:not(:dir(rtl)), [data-drop='before']:dir(rtl)) {
      box-shadow: inset -3px 0 0 var(--lobi-color-focus);
    }
    @media (forced-colors: active) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  /* All rows have the same height and one line, so that the index follows from the position. */
  &[data-virtual] {
    table-layout: fixed;
  }
  &[data-virtual] > tbody > tr[data-place] > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-virtual] > tbody > tr[data-gap] > td {
    padding: 0;
    border: 0;
  }

  [data-pinned] {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    background: var(--lobi-color-surface);
  }
  [data-select][data-pinned] + [data-pinned] {
    inset-inline-start: 52px;
  }
  thead [data-pinned] {
    z-index: 3;
    background: var(--lobi-color-inset);
  }
  @media (forced-colors: active) {
    > tbody > tr[data-selected] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const Head = styled.th`
  padding: 6px 12px;
  border-block: 1px solid var(--lobi-color-border-subtle);
  background: var(--lobi-color-inset);
  color: var(--lobi-color-text3);
  font: 500 var(--lobi-font-12) var(--lobi-font-family);
  text-align: start;
  white-space: nowrap;

  &:first-child {
    padding-inline-start: 20px;
  }
  &:last-child {
    padding-inline-end: 20px;
  }
  /* Only if the table is not a scroll container, to which the header would stick. */
  @media (min-width: 1240px) {
    position: sticky;
    inset-block-start: var(--lobi-navbar-height, 0);
    z-index: 2;
  }
  [data-virtual] > thead & {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
  }
`;

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-block-size: 24px;
  border-radius: var(--lobi-radius-xs);
  color: inherit;
  font: inherit;

  svg {
    opacity: 0.55;
  }
  &[data-sorted] {
    color: var(--lobi-color-text);
    font-weight: 600;
  }
  &[data-sorted] svg {
    opacity: 1;
  }
  @media (hover: hover) {
    &:hover {
      color: var(--lobi-color-text);
    }
  }
`;

/** Position of a column in a multi-column order. */
export const SortPosition = styled.span`
  min-inline-size: 14px;
  border-radius: var(--lobi-radius-pill);
  background: var(--lobi-color-raised);
  font-size: 11px;
  line-height: 14px;
  text-align: center;
`;

export const GroupHead = styled.th`
  padding: 7px 20px;
  border-block-end: 1px solid ${line};
  background: color-mix(in srgb, var(--lobi-color-inset) 45%, var(--lobi-color-surface));
  text-align: start;
`;

export const GroupLine = styled.span`
  display: flex;
  gap: 14px;
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-12) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;

  b {
    color: var(--lobi-color-text);
    font-weight: 600;
  }
`;
