import { css, styled } from 'styled-components';
import { largeText } from '../../primitives/low-screen.ts';
import { frameOnItsSide } from '../play-frame/play-dock.styles.ts';

export const Screen = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr) auto auto;
  min-block-size: 0;
  padding: 8px 18px 10px;
  container-type: size;
`;

/** In front of the moving lantern. */
export const Roll = styled.p`
  position: relative;
  z-index: 1;
  align-self: center;
  inline-size: 100%;
  block-size: 1em;
  margin: 0;
  contain: size layout;
  color: var(--lobi-color-text);
  font: 800 clamp(2rem, 24cqmin, 7.5rem) / 1
    var(--lobi-font-family-display, var(--lobi-font-family));
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.03em;
  text-align: center;

  &[data-won='true'] {
    color: var(--lobi-color-accent-text);
  }
`;

/** Position of a hundredth on the line, whose ends the thumb's centre cannot leave. */
const place = 'calc(14px + (100% - 28px) * var(--at))';

export const Line = styled.div`
  --thumb: 28px;
  --above: 40px;
  position: relative;
  padding-block-start: var(--above);

  /* A smaller lantern leaves the number its own height. */
  @container (max-height: 180px) {
    --above: 8px;
    margin-block-end: -8px;
  }

  &::before {
    position: absolute;
    inset-block-start: calc(var(--above) + 16px);
    inset-inline: 0;
    block-size: 12px;
    border-radius: 999px;
    background: linear-gradient(to right, var(--first) ${place}, var(--second) ${place});
    content: '';
  }
  &[data-direction='under'] {
    --first: var(--lobi-color-success);
    --second: var(--lobi-color-overlay);
  }
  &[data-direction='over'] {
    --first: var(--lobi-color-overlay);
    --second: var(--lobi-color-success);
  }
`;

/** As wide as the track of the thumb: the animation moves a layer without layout. */
export const Flight = styled.span`
  position: absolute;
  inset-block-start: 0;
  right: 14px;
  left: 14px;
  transform: translateX(calc(100% * var(--at)));
  will-change: transform;
  pointer-events: none;

  svg {
    display: block;
    inline-size: auto;
    block-size: calc(var(--above) + 14px);
    overflow: visible;
    transform: translateX(-50%);
  }
`;

export const Range = styled.input`
  position: relative;
  display: block;
  inline-size: 100%;
  block-size: 44px;
  margin: 0;
  appearance: none;
  background: none;
  cursor: grab;
  touch-action: pan-y;

  &:active {
    cursor: grabbing;
  }
  &::-webkit-slider-thumb {
    inline-size: 28px;
    block-size: 28px;
    border: 3px solid var(--lobi-color-canvas);
    border-radius: 50%;
    appearance: none;
    background: var(--lobi-color-text);
    box-shadow: 0 2px 8px rgb(0 0 0 / 0.4);
  }
  &::-moz-range-thumb {
    box-sizing: border-box;
    inline-size: 28px;
    block-size: 28px;
    border: 3px solid var(--lobi-color-canvas);
    border-radius: 50%;
    background: var(--lobi-color-text);
  }
  &:focus-visible {
    outline: 0;
  }
  &:focus-visible::-webkit-slider-thumb {
    outline: 2px solid var(--lobi-color-focus);
    outline-offset: 2px;
  }
  &:focus-visible::-moz-range-thumb {
    outline: 2px solid var(--lobi-color-focus);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

export const Marks = styled.div`
  /* The thumb and the text below show the position, too. */
  @container (max-height: 180px) or (max-height: 9rem) {
    display: none;
  }
  position: relative;
  block-size: 1.125rem;
  color: var(--lobi-color-text3);
  font: 600 var(--lobi-font-12) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;

  span {
    position: absolute;
    left: ${place};
    transform: translateX(-50%);
  }
`;

export const Goal = styled.p`
  position: relative;
  margin: 0;
  color: var(--lobi-color-text2);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

export const Choice = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 10px;

  /* The target is fully visible between its buttons. */
  .lobi-NumberField-input {
    padding-inline: 10px;
  }
  /* Both sides are visible beside the target. */
  @container play-frame (max-width: 879.98px) {
    .lobi-SegmentedControl-group {
      padding: 0;
    }
    .lobi-SegmentedControl-segment {
      padding-inline: 4px;
      font-size: 0.875rem;
    }
  }
  @container play-frame (max-width: 340px) {
    .lobi-SegmentedControl-segment {
      padding-inline: 2px;
      font-size: 0.8125rem;
    }
  }
  ${frameOnItsSide(css`
    .lobi-SegmentedControl-segment {
      padding-inline: 2px;
      font-size: 0.8125rem;
    }
  `)}
  @container play-frame (max-width: 279.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
  ${largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
  @container play-frame (min-width: 880px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }
`;
