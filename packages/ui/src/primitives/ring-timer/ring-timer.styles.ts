import { styled } from 'styled-components';

export const Root = styled.div`
  position: relative;
  display: inline-grid;
  place-items: center;
  inline-size: var(--ring-size);
  block-size: var(--ring-size);
  color: var(--lobi-color-text);

  &[data-warn] {
    color: var(--lobi-color-warning);
  }
  &[data-paused] {
    color: var(--lobi-color-text2);
  }
  &[data-done] {
    color: var(--lobi-color-text3);
  }
`;

export const Ring = styled.svg`
  position: absolute;
  inset: 0;
  fill: none;
  stroke: var(--lobi-color-border-subtle);
  stroke-width: 3;
  transform: rotate(-90deg);

  @media (forced-colors: active) {
    stroke: GrayText;
    stroke-width: 1;
  }
`;

export const Left = styled.circle`
  stroke: currentColor;
  stroke-linecap: round;
  /* It moves in steps: a continuous movement would repaint the page in every frame. */
  transition: stroke-dashoffset 160ms linear;

  [data-warn] & {
    stroke-width: 5;
  }
  [data-paused] & {
    stroke-opacity: 0.45;
  }
  @media (forced-colors: active) {
    stroke: CanvasText;
    stroke-width: 5;
  }
`;

export const Clock = styled.span`
  font: 600 calc(var(--ring-size) * 0.27) / 1 var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
`;

/** Pause symbol above the clock. */
export const Bars = styled.span`
  position: absolute;
  inset-block-start: 20%;
  inline-size: calc(var(--ring-size) * 0.11);
  block-size: calc(var(--ring-size) * 0.11);
  border-inline: calc(var(--ring-size) * 0.035) solid currentColor;
`;
