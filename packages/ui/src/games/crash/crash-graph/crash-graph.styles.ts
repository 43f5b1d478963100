import { keyframes, styled } from 'styled-components';
import { largeText } from '../../../primitives/low-screen.ts';
import { footRoom } from './draw-graph.ts';

/**
 * A graph on a phone with little height: the curve would run through a note below the multiple. It is in the
 * place of the time marks, because it names the time as well.
 */
const lowGraph = '@container (max-height: 14rem)';

/** A graph so low that the note has no place of its own: it is beside the multiple. */
const lowestGraph = '@container (max-height: 7rem)';

const fall = keyframes`
  from { opacity: 0.55; transform: translate(0, 10px) scale(1); }
  to { opacity: 0; transform: translate(-54px, 72px) scale(0.4); }
`;

export const Root = styled.section`
  position: relative;
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 220px;
  overflow: hidden;
  container-type: size;
  background: color-mix(in srgb, var(--lobi-art-hue) 4%, var(--lobi-color-canvas));
  font-variant-numeric: tabular-nums;

  ${largeText} {
    min-block-size: 20rem;
  }
`;

export const Scene = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  fill: none;
  /* Painted once: the changes in every frame above it do not affect it. */
  will-change: transform;

  [data-part='ring'] {
    fill: color-mix(in srgb, var(--lobi-art-hue) 6%, var(--lobi-color-surface));
    opacity: 0.7;
  }
  [data-part='core'] {
    fill: color-mix(in srgb, var(--lobi-art-hue) 12%, var(--lobi-color-surface));
  }
  /* No stars in light themes. */
  [data-part='stars'] {
    fill: light-dark(transparent, var(--lobi-color-text));
  }
  [data-part='contour'] {
    stroke: var(--lobi-color-text);
    stroke-opacity: 0.06;
    stroke-width: 1.5;
  }
  [data-part='far'] {
    fill: color-mix(in srgb, var(--lobi-art-hue) 7%, var(--lobi-color-surface));
    opacity: 0.75;
  }
  [data-part='near'] {
    fill: var(--lobi-color-inset);
    opacity: 0.9;
  }
`;

export const Axes = styled.div`
  position: absolute;
  inset: 0;
  border-block-end: 1px solid var(--lobi-color-border-subtle);
  margin-block-end: ${footRoom - 1}px;
  color: var(--lobi-color-text3);
  font: 500 12px var(--lobi-font-family);
`;

const Mark = styled.span`
  position: absolute;
  left: 0;
  inset-block-start: 0;
  visibility: hidden;
  will-change: transform;

  &[data-shown] {
    visibility: visible;
  }
`;

/** A multiple at the right end of a dashed line, shifted up by half its height. */
export const Multiples = styled(Mark)`
  right: 0;
  block-size: 16px;
  margin-block-start: -8px;
  padding-right: 12px;
  line-height: 16px;
  text-align: right;
  background: repeating-linear-gradient(
      to right,
      var(--lobi-color-border-subtle) 0 2px,
      transparent 2px 9px
    )
    0 50% / calc(100% - 52px) 1px no-repeat;
`;

/** A time centred on its position, below the axis. */
export const Seconds = styled(Mark)`
  inset-block: auto ${-footRoom}px;
  inline-size: 60px;
  margin-left: -30px;
  line-height: ${footRoom}px;
  text-align: center;

  ${lowGraph} {
    display: none;
  }
`;

export const Curve = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  fill: none;
  stroke-width: 4;
  stroke-linecap: round;
  stroke-linejoin: round;
  will-change: transform;

  stop {
    stop-color: var(--lobi-color-accent);
  }
  [data-part='glow'] {
    stop-opacity: 0.2;
  }
  [data-part='clear'] {
    stop-opacity: 0;
  }
  [data-part='begin'] {
    stop-opacity: 0.45;
  }
  [data-part='tip'] {
    stop-color: color-mix(in srgb, var(--lobi-color-accent) 60%, var(--lobi-color-text));
  }
  [data-kind='ended'] & {
    [data-graph='line'] {
      stroke: var(--lobi-color-text3);
    }
    [data-part='glow'] {
      stop-opacity: 0.08;
    }
  }
`;

/** Positioned by transforms from the corner; hidden until its position is known. */
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
  /* Its figures change in every frame; their layout and paint are therefore isolated. */
  contain: layout;
  will-change: transform;

  ${lowGraph} {
    inset: 8px 16px 0;
    display: flex;
    flex-direction: column;
    justify-content: space-between;
  }
  ${lowestGraph} {
    inset-block: 6px auto;
    flex-direction: row;
    align-items: center;
    justify-content: start;
    gap: 10px;
  }
  @media (min-width: 960px) {
    inset-block-start: 28px;
    inset-inline-start: 34px;
  }
`;

export const Multiple = styled.p`
  color: var(--lobi-color-text);
  font: 800 3rem / 1 var(--lobi-font-family-display, var(--lobi-font-family));
  /* Long figures shrink, and end before the lantern: each takes some 0.6 of the size. */
  font-size: min(clamp(3rem, 15cqi, 6rem), (76cqi - 40px) / (var(--figure-count, 4) * 0.6 + 0.5));
  white-space: nowrap;
  letter-spacing: -0.045em;
  word-spacing: 0;

  ${lowGraph} {
    font-size: min(2.25rem, (76cqi - 40px) / (var(--figure-count, 4) * 0.6 + 0.5));
  }
  ${lowestGraph} {
    font-size: 2rem;
  }
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
`;

export const Note = styled.p`
  margin-block-start: 8px;
  color: var(--lobi-color-text2);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);

  ${lowGraph} {
    display: flex;
    align-items: center;
    min-block-size: ${footRoom}px;
    margin-block-start: 0;
    line-height: 1.2;
  }
  ${lowestGraph} {
    min-block-size: 0;
  }
  @media (min-width: 960px) {
    margin-block-start: 14px;
    font-size: 0.9375rem;
  }
`;

/** Embers under the lantern, one of several layers that are animated in sequence. */
export const Embers = styled.i`
  position: absolute;
  inline-size: 3px;
  block-size: 3px;
  border-radius: 50%;
  background: currentcolor;
  box-shadow:
    7px -4px 0 -0.5px,
    -6px 3px 0 -0.5px,
    3px 8px 0 -1px;
  color: var(--lobi-color-accent);
  animation: ${fall} 1.4s linear infinite;
  animation-delay: calc(var(--ember) * -1.4s);

  :not([data-lit]) > & {
    display: none;
  }
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`;

/** Remaining time for bets; its length follows the clock without animation. */
export const Left = styled.div`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  block-size: 4px;
  background: var(--lobi-color-accent);
  transform-origin: left;
`;
