import { styled } from 'styled-components';
import { lowScreen } from '../../primitives/low-screen.ts';

export const Screen = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: clamp(5px, 1.4cqmin, 10px);
  justify-items: center;
  min-block-size: 0;
  padding: 10px;

  ${lowScreen} {
    gap: 3px;
    padding: 2px 6px 3px;
  }
`;

/** Left to right in every language, since the numbers form a fixed grid. */
export const Board = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: repeat(5, minmax(0, 1fr));
  gap: clamp(4px, 1cqi, 8px);
  inline-size: 100%;
  max-inline-size: 680px;
  min-block-size: 0;

  /* Five rows of the least height of a target fit on the smallest phone only without gaps. */
  ${lowScreen} {
    row-gap: 0;
  }
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(8, minmax(0, 1fr));
  gap: clamp(4px, 1cqi, 8px);
  min-block-size: 0;

  > div {
    display: grid;
    min-block-size: 0;
  }
`;

export const Cell = styled.button`
  display: grid;
  place-items: center;
  min-inline-size: 0;
  min-block-size: 24px;
  padding: 0;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-sm);
  background: var(--lobi-color-raised);
  color: var(--lobi-color-text);
  /* Larger text grows as far as two digits fit a cell. */
  font: 600 min(clamp(0.9375rem, 1.6cqi, 1.375rem), 6cqi) / 1 var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  transition: background-color var(--lobi-motion-fast) var(--lobi-ease-out);

  [role='grid'][aria-disabled='true'] & {
    cursor: default;
  }
  &:focus-visible {
    z-index: 1;
    outline: 2px solid var(--lobi-color-focus);
    outline-offset: 2px;
  }
  &[data-face='chosen'] {
    border-color: var(--lobi-color-accent);
    background: var(--lobi-color-accent-soft);
    color: var(--lobi-color-accent-text);
  }
  &[data-face='drawn'] {
    border-style: dashed;
    border-color: var(--lobi-color-text3);
    background: var(--lobi-color-surface);
    color: var(--lobi-color-text2);
  }
  &[data-face='hit'] {
    border-color: var(--lobi-color-accent);
    background: var(--lobi-color-accent);
    color: var(--lobi-color-on-accent);
    font-weight: 800;
  }
  @media (hover: hover) {
    [role='grid']:not([aria-disabled='true']) &[data-face='free']:hover {
      background: var(--lobi-color-overlay);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
  @media (forced-colors: active) {
    &[data-face='chosen'],
    &[data-face='hit'] {
      border-width: 3px;
    }
    &[data-face='hit'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

/** Payout by number of hits, below the board. */
export const Pays = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 2px;
  inline-size: 100%;
  max-inline-size: 680px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Pay = styled.li`
  display: grid;
  justify-items: center;
  min-inline-size: 0;
  padding-block: 2px;
  border: 1px solid transparent;
  border-radius: var(--lobi-radius-sm);
  background: var(--lobi-color-raised);
  color: var(--lobi-color-text);
  font: 700 clamp(0.75rem, 1.1cqi, 0.9375rem) / 1.3 var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  ${lowScreen} {
    display: flex;
    gap: 3px;
    justify-content: center;
    padding-block: 0;
  }
  small {
    color: var(--lobi-color-text2);
    font: inherit;
    font-weight: 500;
  }
  &[data-hit] {
    border-color: var(--lobi-color-text);
  }
`;
