import { styled } from 'styled-components';
import { largeText } from '../../primitives/low-screen.ts';

export const Root = styled.div`
  min-inline-size: 0;
  overflow-x: auto;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-surface);
  box-shadow: var(--lobi-edge);
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: 5px 12px;
    font-weight: inherit;
    text-align: start;
    vertical-align: middle;
  }
  tr > :first-child {
    padding-inline-start: 16px;
  }
  tr > :last-child {
    padding-inline-end: 20px;
  }
  [data-align='end'] {
    text-align: end;
    white-space: nowrap;
  }
  thead th {
    border-block-end: 1px solid var(--lobi-color-border-subtle);
    background: var(--lobi-color-inset);
    color: var(--lobi-color-text3);
    font: 500 var(--lobi-font-12) var(--lobi-font-family);
    white-space: nowrap;
  }
  tbody > tr > * {
    block-size: 46px;
    border-block-end: 1px solid color-mix(in srgb, var(--lobi-color-border-subtle) 65%, transparent);
  }
  tbody > tr:last-child > * {
    border-block-end: 0;
  }
  tbody > tr:focus-visible {
    outline-offset: -2px;
  }
  /* On a phone, a row shows its values with their labels below its name instead of columns. */
  @media (max-width: 599px) {
    &,
    tbody {
      display: block;
    }
    thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tbody > tr {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 8px 16px;
      padding: 10px 16px 12px;
      border-block-end: 1px solid
        color-mix(in srgb, var(--lobi-color-border-subtle) 65%, transparent);

      /* Half a line would be too short for an amount. */
      ${largeText} {
        grid-template-columns: minmax(0, 1fr);
      }
    }
    tbody > tr:last-child {
      border-block-end: 0;
    }
    tbody > tr > * {
      display: block;
      block-size: auto;
      padding: 0;
      border: 0;
      text-align: start;
    }
    tbody > tr > :first-child,
    tbody > tr > [colspan] {
      grid-column: 1 / -1;
      padding: 0;
    }
    tbody > tr > :last-child {
      padding: 0;
    }
    tbody > tr > [data-align] {
      text-align: start;
    }
    td[data-label]::before {
      content: attr(data-label);
      display: block;
      color: var(--lobi-color-text3);
      font: 400 var(--lobi-font-12) var(--lobi-font-family);
    }
  }
  @media (hover: hover) {
    tbody > tr[data-place]:hover > * {
      background: color-mix(in srgb, var(--lobi-color-overlay) 30%, transparent);
    }
  }
`;

/** Indent, arrow, and content of the row's first cell. */
export const Branch = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  min-inline-size: 0;
  padding-inline-start: calc((var(--tree-level, 1) - 1) * 22px);

  @media (max-width: 599px) {
    padding-inline-start: calc((var(--tree-level, 1) - 1) * 12px);
  }
`;

export const Toggle = styled.button`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  border-radius: var(--lobi-radius-xs);
  color: var(--lobi-color-text3);

  /* 44 px touch target. */
  &::after {
    content: '';
    position: absolute;
    inset: -8px;
  }
  > svg {
    transition: transform var(--lobi-motion-fast) var(--lobi-ease-out);
  }
  &[data-open] > svg {
    transform: rotate(90deg);
  }
  &:dir(rtl) > svg {
    transform: scaleX(-1);
  }
  &[data-open]:dir(rtl) > svg {
    transform: rotate(90deg);
  }
  @media (hover: hover) {
    &:hover {
      background: var(--lobi-veil);
      color: var(--lobi-color-text);
    }
  }
`;

/** Placeholder of the arrow for rows without children. */
export const NoToggle = styled.span`
  flex: none;
  inline-size: 28px;
`;

export const Note = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  color: var(--lobi-color-text3);

  &[data-failed] {
    color: var(--lobi-color-danger);
  }
`;
