import { keyframes, styled } from 'styled-components';
import { visuallyHidden } from '../../../primitives/visually-hidden/visually-hidden.styles.ts';

const lit = keyframes`
  from { opacity: 0; }
`;

export const Root = styled.div`
  position: relative;
  display: grid;
  overflow: hidden;
  min-block-size: 0;
  min-inline-size: 0;
  block-size: 100%;
  background: var(--slot-cell);
  container-type: size;

  > svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
`;

export const Stand = styled.div`
  --below: max(74px, 3.25rem);
  --window: min(
    100cqi - 28px,
    (100cqb - var(--below)) * var(--slot-columns) / var(--slot-rows),
    880px
  );
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 10px;
  min-inline-size: 0;
  padding-block: 10px;

  &[data-trail] {
    --below: 110px;
  }

  /* Less height for the text below, and more for the reels. */
  @container (max-height: 240px) {
    --below: max(52px, 3rem);
    gap: 6px;
    padding-block: 5px;

    &[data-trail] {
      --below: 82px;
    }

    .lobi-SlotReels-plaque {
      min-block-size: 26px;
      padding: 2px 14px;
    }
  }
  /* In a picture with little height the reels need the space; the text below shows the payout of the spin. */
  @container (max-height: 190px) {
    &,
    &[data-trail] {
      --below: 20px;
    }
    padding-block: 4px;

    .lobi-SlotReels-trail {
      display: none;
    }

    .lobi-SlotReels-plaque {
      ${visuallyHidden}
      min-block-size: 0;
      padding: 0;
    }
  }
`;

export const Frame = styled.div`
  position: relative;
  inline-size: var(--window);
  padding: 5px;
  border-radius: min(18px, var(--lobi-radius-lg));
  background: linear-gradient(180deg, var(--slot-edge), var(--slot-cell));
  box-shadow:
    0 0 0 1px rgb(0 0 0 / 0.5),
    0 18px 44px rgb(0 0 0 / 0.45);
`;

/**
 * Its size depends on its width alone, so that the text below cannot cause a layout of hundreds of
 * cells.
 */
export const Window = styled.div`
  position: relative;
  contain: strict;
  display: grid;
  grid-template-columns: repeat(var(--slot-columns), minmax(0, 1fr));
  overflow: hidden;
  aspect-ratio: var(--slot-columns) / var(--slot-rows);
  border-radius: min(13px, var(--lobi-radius-md));
  background: var(--slot-cell);

  &::after {
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: linear-gradient(
      180deg,
      rgb(0 0 0 / 0.34),
      transparent 11%,
      transparent 89%,
      rgb(0 0 0 / 0.34)
    );
    content: '';
    pointer-events: none;
  }
`;

export const Reel = styled.div`
  overflow: hidden;
  min-block-size: 0;

  & + & {
    box-shadow: inset 1px 0 0 rgb(255 255 255 / 0.09);
  }
  &[data-awaited] {
    background: color-mix(in srgb, var(--slot-light) 22%, transparent);
    box-shadow: inset 0 0 0 3px var(--slot-light);
  }
`;

/** Its height is that of all cells, so that a percentage is a number of cells. */
export const Strip = styled.div`
  block-size: calc(100% * var(--strip-cells) / var(--slot-rows));
  will-change: transform;
`;

/** The content's size depends on the cell, never the reverse: a grid would lay out each image twice. */
export const Cell = styled.div`
  position: relative;
  block-size: calc(100% / var(--strip-cells));
  overflow: hidden;

  svg {
    position: absolute;
    inset: 11%;
    inline-size: 78%;
    block-size: 78%;
  }
`;

export const Lines = styled.svg`
  position: absolute;
  z-index: 1;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  pointer-events: none;
  animation: ${lit} var(--lobi-motion-slow) var(--lobi-ease-out);

  /* After the symbols of a feature have come to rest. */
  &[data-late] {
    animation-delay: var(--lobi-motion-overlay);
    animation-fill-mode: backwards;
  }

  path {
    fill: var(--slot-cell);
    fill-opacity: 0.68;
  }
  polyline {
    fill: none;
    stroke: rgb(255 255 255 / 0.55);
    stroke-linejoin: round;
    stroke-width: 3;
    vector-effect: non-scaling-stroke;
  }
  rect {
    fill: none;
    stroke: rgb(255 255 255 / 0.6);
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
  &[data-won] polyline,
  &[data-won] rect {
    stroke: var(--slot-light);
  }
`;

export const Plaque = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 10px;
  max-inline-size: calc(100cqi - 24px);
  min-block-size: 34px;
  margin: 0;
  padding: 5px 16px;
  border-radius: 999px;
  background: rgb(6 8 20 / 0.78);
  color: #e6e8f6;
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
  text-align: center;
  text-wrap: balance;

  b {
    color: var(--slot-light);
    font-weight: 700;
  }
`;
