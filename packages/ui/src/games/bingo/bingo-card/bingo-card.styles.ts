import { css, styled, type RuleSet } from 'styled-components';
import { lowScreen } from '../../../primitives/low-screen.ts';
import { visuallyHidden } from '../../../primitives/visually-hidden/visually-hidden.styles.ts';

/** Applies to a part of a compact card on a phone. */
const compact = (rules: RuleSet) => css`
  [data-compact] & {
    @container play-frame (max-width: 879.98px) {
      ${rules}
    }
  }
`;

export const Root = styled.section`
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  min-inline-size: 0;
  padding: 12px;
  border: 1px solid color-mix(in srgb, var(--lobi-color-border-subtle) 60%, transparent);
  border-radius: var(--lobi-radius-lg);
  background: var(--lobi-color-surface);
  box-shadow: var(--lobi-edge);
  font-variant-numeric: tabular-nums;

  @container play-frame (max-width: 879.98px) {
    gap: 2px;
    padding: 6px 8px;

    ${lowScreen} {
      gap: 0;
      padding-block: 2px;
    }
    &[data-compact] {
      gap: 0;
      padding: 3px 5px;
      border-radius: var(--lobi-radius-md);
    }
  }
  &[data-blank] {
    border-style: dashed;
    box-shadow: none;
    opacity: 0.5;
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  min-block-size: 26px;

  ${lowScreen} {
    min-block-size: 20px;
  }
  @container play-frame (min-width: 880px) {
    align-content: flex-start;
    min-block-size: 54px;
  }
  h3 {
    margin-inline-end: auto;
    font: 700 var(--lobi-font-15) var(--lobi-font-family);
  }
  /* Badges that need a second line would move the numbers on a phone. */
  @container play-frame (max-width: 879.98px) {
    flex-wrap: nowrap;
    overflow: hidden;
  }
  ${compact(css`
    min-block-size: 0;

    h3 {
      font: 700 var(--lobi-font-12) var(--lobi-font-family);
      line-height: 1.2;
      white-space: nowrap;
    }
    .lobi-Badge-root {
      ${visuallyHidden}
    }
  `)}
`;

/** Distance to a prize, in the place of the badges of a large card. */
export const ToGo = styled.span`
  display: none;

  ${compact(css`
    display: block;
    overflow: hidden;
    color: var(--lobi-color-text2);
    font: 500 var(--lobi-font-12) var(--lobi-font-family);
    line-height: 1.2;
    text-overflow: ellipsis;
    white-space: nowrap;

    &[data-near] {
      color: var(--lobi-color-warning);
      font-weight: 700;
    }
  `)}
`;

export const Grid = styled.table`
  inline-size: 100%;
  border-spacing: 4px;

  @container play-frame (max-width: 879.98px) {
    border-spacing: 3px;

    ${lowScreen} {
      border-spacing: 2px;

      th {
        font: 800 0.75rem / 1.2 var(--lobi-font-family);
      }
    }
  }
  border-collapse: separate;
  table-layout: fixed;

  th {
    color: var(--lobi-color-text3);
    font: 800 var(--lobi-font-15) var(--lobi-font-family);
    text-align: center;
  }
  td {
    padding: 0;
  }
  ${compact(css`
    border-spacing: 2px;

    thead {
      ${visuallyHidden}
    }
  `)}
`;

export const Cell = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 100%;
  aspect-ratio: 1;
  min-block-size: 34px;
  padding: 0;

  @container play-frame (max-width: 879.98px) {
    aspect-ratio: auto;
    min-block-size: max(var(--bingo-cell, 30px), 1.5rem);

    ${lowScreen} {
      border-width: 1px;
      font: 700 0.875rem / 1 var(--lobi-font-family);
    }
  }
  border: 2px solid transparent;
  border-radius: var(--lobi-radius-sm);
  background: var(--lobi-color-inset);
  color: var(--lobi-color-text);
  font: 700 var(--lobi-font-15) var(--lobi-font-family);
  transition: background-color var(--lobi-motion-fast) var(--lobi-ease-out);

  &[data-marked] {
    border-radius: 50%;
    background: var(--lobi-color-second);
    color: var(--lobi-color-on-second);
  }
  &[data-role='near'] {
    border: 2px dashed var(--lobi-color-warning);
  }
  &[data-role='won'] {
    border: 2px solid var(--lobi-color-success);
    background: var(--lobi-color-success-soft);
    color: var(--lobi-color-success);
  }
  &[data-role='won']::after {
    content: '★';
    position: absolute;
    inset-block-start: -5px;
    inset-inline-end: -1px;
    font-size: 0.625rem;
    line-height: 1;
  }
  &:is(button):not([aria-disabled]) {
    cursor: pointer;
  }
  &:focus-visible {
    outline: 2px solid var(--lobi-color-focus);
    outline-offset: 2px;
  }
  ${compact(css`
    border-width: 1px;
    border-radius: var(--lobi-radius-xs);
    font: 700 var(--lobi-font-15) var(--lobi-font-family);
    line-height: 1;

    svg {
      inline-size: 16px;
      block-size: 16px;
    }
    &[data-role='won']::after {
      content: none;
    }
  `)}
  @media (forced-colors: active) {
    border-color: ButtonBorder;
    &[data-marked] {
      border-color: Highlight;
    }
  }
`;
