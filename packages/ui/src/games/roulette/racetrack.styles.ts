import { styled } from 'styled-components';

export const Frame = styled.div`
  position: relative;
  min-inline-size: 0;
  padding: 6px;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-lg);
  background: var(--lobi-color-inset);
  touch-action: manipulation;

  &[aria-disabled='true'] {
    pointer-events: none;
  }
`;

/** The ring of pockets and, in its centre, the announced bets. */
export const Track = styled.div`
  position: relative;
`;

export const Ring = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: auto;
  overflow: visible;
`;

export const Field = styled.g`
  cursor: pointer;
  outline: none;

  path {
    fill: #15171f;
    stroke: color-mix(in srgb, var(--lobi-color-text) 22%, transparent);
  }
  text {
    fill: #f4f2ec;
    font: 700 0.8125rem var(--lobi-font-family);
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
    dominant-baseline: central;
    pointer-events: none;
  }
  circle {
    fill: var(--lobi-color-accent);
    stroke: var(--lobi-color-inset);
    pointer-events: none;
  }
  &[data-color='red'] path {
    fill: var(--lobi-color-meron);
  }
  &[data-color='red'] text {
    fill: var(--lobi-color-on-meron);
  }
  &[data-color='green'] path {
    fill: var(--lobi-color-draw);
  }
  &[data-color='green'] text {
    fill: var(--lobi-color-on-draw);
  }
  &[data-preview] path {
    filter: brightness(1.35);
  }
  &[data-hit] path {
    stroke: var(--lobi-color-accent);
    stroke-width: 3px;
  }
  &:focus-visible path {
    stroke: var(--lobi-color-focus);
    stroke-width: 3px;
  }
  @media (forced-colors: active) {
    path {
      fill: Canvas;
      stroke: ButtonBorder;
    }
    text {
      fill: CanvasText;
    }
    &:focus-visible path,
    &[data-hit] path {
      stroke: Highlight;
    }
  }
`;

/** The announced bets fill the space inside the ring, whose depth is in px. */
export const Sectors = styled.div`
  position: absolute;
  inset: calc(var(--ring) + 3px);
  display: grid;
  grid-template-columns: 1fr 1.35fr 1.2fr 0.85fr;
  gap: 3px;
  overflow: hidden;
  border-radius: 999px;
`;

export const Sector = styled.button`
  display: grid;
  place-items: center;
  min-inline-size: 0;
  padding: 1px;
  overflow-wrap: break-word;
  border: 0;
  background: var(--lobi-color-raised);
  color: var(--lobi-color-text);
  font: 600 var(--lobi-font-12) var(--lobi-font-family);
  text-align: center;
  cursor: pointer;

  &:first-child {
    padding-left: 8px;
  }
  &:last-child {
    padding-right: 8px;
  }
  &:focus-visible {
    outline: 3px solid var(--lobi-color-focus);
    outline-offset: -3px;
  }
  @media (hover: hover) {
    &:hover {
      filter: brightness(1.18);
    }
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonBorder;
  }
`;
