import { styled } from 'styled-components';

/** Up to this width the table fits only with fields so narrow that lines between them cannot be touched. */
export const narrow = 'roulette-table (max-width: 559.98px)';

export const Frame = styled.div`
  display: grid;
  min-inline-size: 0;
  padding: 6px;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-lg);
  background: var(--lobi-color-inset);

  @container play-frame (max-width: 879.98px) {
    min-block-size: 0;
    padding: 3px;
    overflow-y: auto;
    border-radius: var(--lobi-radius-md);
  }
`;

/**
 * Units of the layout are halves of a number's field. Enlarged on a phone, the length of the table runs
 * down the page, with the outside bets on the left.
 */
export const Table = styled.div`
  position: relative;
  aspect-ratio: 28 / 11.6;
  font-variant-numeric: tabular-nums;
  touch-action: manipulation;

  /* One overlay intercepts the pointer while no chip can be placed, so that none of 157 spots needs new
     styles or layout. */
  &::after {
    position: absolute;
    z-index: 4;
    inset: 0;
    content: '';
    pointer-events: none;
  }
  &[aria-disabled='true']::after {
    pointer-events: auto;
  }
  @container ${narrow} {
    aspect-ratio: auto;
    min-block-size: 8rem;

    &[data-large] {
      block-size: 700px;
    }
  }
  /* Wheel and table are both visible on a wide page. */
  @container play-frame (min-width: 880px) {
    aspect-ratio: 28 / 8.6;
  }
`;

export const Spot = styled.button`
  --across: 9.9;
  position: absolute;
  left: calc((var(--x) - var(--w) / 2 + 1) / 28 * 100%);
  top: calc((var(--y) - var(--h) / 2) / 9.8 * 100%);
  display: grid;
  place-items: center;
  inline-size: calc(var(--w) / 28 * 100% - 3px);
  block-size: calc(var(--h) / 9.8 * 100% - 3px);
  min-inline-size: 0;
  margin: 1.5px;
  padding: 0 2px;
  overflow: visible;
  border: 1px solid color-mix(in srgb, var(--lobi-color-text) 14%, transparent);
  border-radius: var(--lobi-radius-xs);
  background: var(--lobi-color-raised);
  color: var(--lobi-color-text);
  font: 600 0.9375rem var(--lobi-font-family);
  text-align: center;
  cursor: pointer;

  @container ${narrow} {
    inline-size: calc(var(--w) / 28 * 100% - 1px);
    block-size: calc(var(--h) / 9.8 * 100% - 1px);
    margin: 0.5px;
    padding: 0;
    font-size: min(0.8125rem, 16px);

    &:not([data-kind='straight']) {
      font-size: min(0.75rem, 13px);
      white-space: nowrap;
    }
    &[data-kind='column'] {
      font-size: min(0.625rem, 13px);
    }
    [data-large] > & {
      left: calc((6 - var(--y) - var(--h) / 2 + 3.85) / var(--across) * 100%);
      top: calc((var(--x) - var(--w) / 2 + 1) / 28 * 100%);
      inline-size: calc(var(--h) / var(--across) * 100% - 3px);
      block-size: calc(var(--w) / 28 * 100% - 3px);
      margin: 1.5px;
    }
    /* A touch belongs to a number; the keyboard reaches lines and corners as well. */
    :not([data-large]) > &[data-line] {
      pointer-events: none;
    }
  }
  &[data-kind='straight'] {
    font-weight: 700;
  }
  &[data-color='red'] {
    background: var(--lobi-color-meron);
    color: var(--lobi-color-on-meron);
  }
  &[data-color='black'] {
    background: #15171f;
    color: #f4f2ec;
  }
  &[data-color='green'] {
    background: var(--lobi-color-draw);
    color: var(--lobi-color-on-draw);
  }
  &[data-line] {
    z-index: 1;
    border: 0;
    border-radius: 50%;
    background: none;
  }
  &[data-hit] {
    z-index: 2;
    box-shadow: 0 0 0 3px var(--lobi-color-accent);
  }
  &:focus-visible {
    z-index: 3;
    outline: 2px solid var(--lobi-color-focus);
    outline-offset: 1px;
  }
  @media (hover: hover) {
    &:hover {
      filter: brightness(1.18);
    }
    &[data-line]:hover {
      background: color-mix(in srgb, var(--lobi-color-text) 45%, transparent);
      filter: none;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonBorder;
  }
`;

export const Chip = styled.span`
  position: absolute;
  inset-block-start: 50%;
  left: 50%;
  z-index: 2;
  display: grid;
  place-items: center;
  min-inline-size: 30px;
  block-size: 30px;
  padding-inline: 3px;
  border: 3px dashed color-mix(in srgb, var(--lobi-color-on-accent) 50%, transparent);
  border-radius: 999px;
  background: var(--lobi-color-accent);
  box-shadow: 0 2px 6px rgb(0 0 0 / 0.45);
  color: var(--lobi-color-on-accent);
  font: 700 0.625rem / 1 var(--lobi-font-family);
  white-space: nowrap;
  transform: translate(-50%, -50%);
  pointer-events: none;

  @container ${narrow} {
    :not([data-large]) > * > & {
      min-inline-size: 22px;
      block-size: 22px;
      padding-inline: 1px;
      border-width: 1px;
    }
  }
`;
