import { styled } from 'styled-components';

export const Root = styled.section`
  position: relative;
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 220px;
  overflow: hidden;
  background: color-mix(in srgb, var(--lobi-color-second) 4%, var(--lobi-color-canvas));
  font-variant-numeric: tabular-nums;
`;

export const Scene = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  fill: none;
  /* Painted once: what changes above it, sixty times a second, leaves it alone. */
  will-change: transform;

  [data-part='ring'] {
    fill: color-mix(in srgb, var(--lobi-color-second) 6%, var(--lobi-color-surface));
    opacity: 0.7;
  }
  [data-part='core'] {
    fill: color-mix(in srgb, var(--lobi-color-second) 12%, var(--lobi-color-surface));
  }
  /* No stars by day. */
  [data-part='stars'] {
    fill: light-dark(transparent, var(--lobi-color-text));
  }
  [data-part='contour'] {
    stroke: var(--lobi-color-text);
    stroke-opacity: 0.06;
    stroke-width: 1.5;
  }
  [data-part='far'] {
    fill: color-mix(in srgb, var(--lobi-color-second) 7%, var(--lobi-color-surface));
    opacity: 0.75;
  }
  [data-part='near'] {
    fill: var(--lobi-color-inset);
    opacity: 0.9;
  }
`;

export const Canvas = styled.canvas`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  will-change: transform;
`;

/** Stands in the corner and is moved from there; unseen until it is told its place. */
export const Lantern = styled.div`
  position: absolute;
  inset-block-start: 0;
  left: 0;
  visibility: hidden;
  inline-size: 0;
  block-size: 0;
  will-change: transform;

  svg {
    position: absolute;
    /* The curve ends 34 px below the middle of the flame. */
    inset-block-start: -144px;
    left: -110px;
    inline-size: 220px;
    block-size: 220px;
  }
  &:not([data-lit]) [data-part='lit'],
  &[data-lit] [data-part='out'] {
    display: none;
  }
  [data-part='ribs'] {
    fill: none;
    stroke: color-mix(in srgb, var(--lobi-color-accent) 42%, black);
    stroke-width: 1.3;
    opacity: 0.45;
  }
  ellipse {
    fill: color-mix(in srgb, var(--lobi-color-accent) 8%, white);
  }
  [data-part='out'] {
    fill: var(--lobi-color-overlay);

    [data-part='ribs'] {
      stroke: var(--lobi-color-text3);
      opacity: 0.8;
    }
    ellipse {
      fill: var(--lobi-color-text3);
    }
  }
`;

export const Now = styled.div`
  position: absolute;
  inset-block-start: 16px;
  inset-inline-start: 20px;
  inset-inline-end: 64px;
  /* Its figures change with every picture: they are laid out and painted by themselves. */
  contain: layout;
  will-change: transform;

  @media (min-width: 960px) {
    inset-block-start: 28px;
    inset-inline-start: 34px;
  }
`;

export const Multiple = styled.p`
  color: var(--lobi-color-text);
  font: 800 3.5rem/1 var(--lobi-font-family-display, var(--lobi-font-family));
  letter-spacing: -0.045em;
  word-spacing: 0;

  small {
    margin-inline-start: 0.06em;
    color: var(--lobi-color-text2);
    font-size: 0.62em;
    font-weight: 700;
  }
  [data-kind='ended'] & {
    color: var(--lobi-color-danger);
    small {
      color: inherit;
    }
  }
  [data-stale] & {
    opacity: 0.45;
  }
  @media (max-width: 359px) {
    font-size: 3rem;
  }
  @media (min-width: 960px) {
    font-size: 6rem;
  }
`;

export const Note = styled.p`
  margin-block-start: 8px;
  color: var(--lobi-color-text2);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);

  @media (min-width: 960px) {
    margin-block-start: 14px;
    font-size: 0.9375rem;
  }
`;

/** Time left for bets; its length follows the clock, it does not move by itself. */
export const Left = styled.div`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  block-size: 4px;
  background: var(--lobi-color-accent);
  transform-origin: left;
`;
