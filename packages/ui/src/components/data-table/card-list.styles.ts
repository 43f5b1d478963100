import { styled } from 'styled-components';
import { largeText } from '../../primitives/low-screen.ts';

export const Root = styled.div`
  font-variant-numeric: tabular-nums;

  /* Two cards per line on a tablet; one alone would spread its two columns too far apart. */
  @media (min-width: 40rem) {
    &:not([data-virtual]) ul {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  &[data-dense] li {
    padding-block: 6px;
  }
  &[data-virtual] {
    max-block-size: var(--lobi-table-height, min(70dvh, 640px));
    overflow: auto;
    overflow-anchor: none;
  }
  /* All cards have one height, so that the index follows from the position. */
  &[data-virtual] :is(dt, dd) {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-virtual]:focus-visible,
  li:focus-visible {
    outline-offset: -2px;
  }
`;

export const GroupHead = styled.h3`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 14px;
  padding: 8px 16px;
  border-block-end: 1px solid var(--lobi-color-border-subtle);
  background: var(--lobi-color-inset);
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-12) var(--lobi-font-family);

  b {
    color: var(--lobi-color-text);
    font-weight: 600;
  }
  > :last-child:not(:first-child) {
    margin-inline-start: auto;
  }
`;

export const Card = styled.li`
  position: relative;
  display: flex;
  gap: 8px;
  padding: 12px 16px;
  border-block-end: 1px solid color-mix(in srgb, var(--lobi-color-border-subtle) 80%, transparent);

  section:last-child > ul > &:last-child {
    border-block-end: 0;
  }
  &:has(a[href]):active {
    background: var(--lobi-color-raised);
  }
  &[data-selected] {
    background: color-mix(in srgb, var(--lobi-color-second-text) 10%, var(--lobi-color-surface));
  }
`;

/** Placeholder for cards that are not rendered. */
export const Gap = styled.li`
  block-size: var(--gap-height, 0);
`;

/** Positioned above the link that covers the card. */
export const Choice = styled.div`
  position: relative;
  z-index: 1;
  flex: none;
  margin-inline: -2px 4px;
`;

/** Selects all cards, like the checkbox in a table's header. */
export const ChooseAll = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-block-size: 44px;
  padding-inline: 14px 16px;
  border-block-end: 1px solid var(--lobi-color-border-subtle);
  background: var(--lobi-color-inset);
  color: var(--lobi-color-text2);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
`;

export const Facts = styled.dl`
  display: grid;
  flex: 1;
  /* A long note below the status wraps instead of leaving the title a column of letters. */
  grid-template-columns: minmax(0, 1fr) fit-content(66%);
  gap: 2px 12px;
  min-inline-size: 0;

  /* Two columns would be only a few characters wide. */
  ${largeText} {
    display: flex;
    flex-direction: column;
  }
`;

export const Fact = styled.div`
  grid-column: 1 / -1;
  min-inline-size: 0;

  &:not([data-slot='pair'], [data-slot='detail'], [data-slot='line']) {
    > dt {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  &[data-slot='title'] {
    grid-column: 1;
    grid-row: 1;
    font: 600 0.875rem/1.25rem var(--lobi-font-family);
    overflow-wrap: anywhere;

    a::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
  &[data-slot='caption'] {
    grid-column: 1;
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-12) var(--lobi-font-family);
    line-height: 1.25rem;
    overflow-wrap: anywhere;
  }
  &[data-slot='amount'] {
    grid-column: 2;
    grid-row: 1;
    font: 600 var(--lobi-font-15) var(--lobi-font-family);
    text-align: end;
  }
  &[data-slot='status'] {
    grid-column: 2;
    grid-row: 2;
    text-align: end;
    line-height: 1.25rem;
  }
  /* In a long list a card has two and a half lines. */
  &[data-slot='line'] {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1;
    grid-row: 3;
    align-items: center;
    align-self: center;
    gap: 0 6px;
    font: 400 var(--lobi-font-13) var(--lobi-font-family);

    dt {
      color: var(--lobi-color-text3);
      font: 400 var(--lobi-font-12) var(--lobi-font-family);
    }
  }
  &[data-slot='line-end'] {
    position: relative;
    grid-column: 2;
    grid-row: 3;
    margin-block: -8px;
    margin-inline-end: -12px;
    text-align: end;
  }
  /* Positioned above the link that covers the card. */
  &[data-slot='action'] {
    position: relative;
    margin-block-start: 8px;
  }
  &[data-slot='action'] a,
  &[data-slot='action'] button:not([role='switch']) {
    inline-size: 100%;
  }
  &[data-slot='pair'],
  &[data-slot='detail'] {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 2px 8px;
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
    line-height: 1.25rem;

    dt {
      color: var(--lobi-color-text3);
      font: 400 var(--lobi-font-12) var(--lobi-font-family);
    }
  }
  &[data-slot='detail'] {
    margin-block-start: 4px;

    dd {
      text-align: end;
    }
  }
  &[data-slot='pair'] {
    flex-wrap: wrap;
    margin-block-start: 8px;
    padding: 5px 10px;
    background: var(--lobi-color-inset);
    grid-column: 1 / -1;
    /* Both halves share a line after the facts that identify the row and before the others. */
    grid-row: 2;
    margin-inline-end: 50%;
    border-start-start-radius: min(8px, var(--lobi-radius-sm));
    border-end-start-radius: min(8px, var(--lobi-radius-sm));
  }
  &:is([data-slot='caption'], [data-slot='status']) ~ &[data-slot='pair'] {
    grid-row: 3;
  }
  &[data-slot='caption'] ~ &[data-slot='caption'] ~ &[data-slot='pair'] {
    grid-row: 4;
  }
  &[data-slot='pair'] ~ &[data-slot='pair'] {
    margin-inline: 50% 0;
    border-inline-start: 1px solid var(--lobi-color-border-subtle);
    border-radius: 0;
    border-start-end-radius: min(8px, var(--lobi-radius-sm));
    border-end-end-radius: min(8px, var(--lobi-radius-sm));
  }

  ${largeText} {
    &:is([data-slot='amount'], [data-slot='status'], [data-slot='line-end']) {
      text-align: start;
    }
    &[data-slot='detail'] {
      flex-wrap: wrap;
    }
    &[data-slot='pair'],
    &[data-slot='pair'] ~ &[data-slot='pair'] {
      margin-inline: 0;
      border-radius: min(8px, var(--lobi-radius-sm));
    }
  }
`;

/** Positioned above the link that covers the card. */
export const Actions = styled.div`
  position: relative;
  flex: none;
`;
