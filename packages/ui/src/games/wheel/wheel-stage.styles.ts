import { styled } from 'styled-components';

export const Screen = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 0;
  padding: 6px 10px 8px;
  container: wheel-screen / size;
`;

/** The prizes are below the wheel, or beside it if the wheel is larger that way. */
export const Body = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 0;

  @container wheel-screen (max-height: 280px) and (min-aspect-ratio: 1 / 1) {
    grid-template-rows: minmax(0, 1fr);
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 10px;
    align-items: center;

    > * {
      block-size: 100%;
    }
    > ul {
      flex-flow: column;
      block-size: auto;
      margin: 0;
    }
  }
`;

/** The wheel is as large as the shorter side allows. */
export const Place = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  min-block-size: 0;
  block-size: 100%;
  container-type: size;
`;

export const Round = styled.div`
  position: relative;
  inline-size: min(100cqw, 100cqh);
  block-size: min(100cqw, 100cqh);
  container-type: size;
`;

/** Rotated as a layer, without layout and painting. */
export const Disc = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  transform: rotate(var(--angle));
  will-change: transform;

  path {
    fill: color-mix(in srgb, var(--lobi-color-accent) var(--heat), var(--lobi-color-raised));
    stroke: var(--lobi-color-surface);
    stroke-width: 0.8;
  }
  circle {
    fill: none;
    stroke: var(--lobi-color-border-subtle);
    stroke-width: 1.5;
  }
`;

export const Pointer = styled.svg`
  position: absolute;
  inset-block-start: -1%;
  inset-inline-start: 45.5%;
  inline-size: 9%;
  fill: var(--lobi-color-text);
  stroke: var(--lobi-color-surface);
  stroke-width: 6;
`;

/** Result in the centre of the ring. */
export const Hub = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  margin: 0;
  color: var(--lobi-color-text2);
  font: 800 clamp(1rem, 13cqmin, 3.25rem) / 1
    var(--lobi-font-family-display, var(--lobi-font-family));
  font-variant-numeric: tabular-nums;

  &[data-won='true'] {
    color: var(--lobi-color-accent-text);
  }
`;

export const Prizes = styled.ul`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 4px 8px;
  margin: 6px 0 0;
  padding: 0;
  list-style: none;

  li {
    padding: 2px 8px;
    border: 1px solid color-mix(in srgb, var(--lobi-color-accent) var(--heat), transparent);
    border-radius: var(--lobi-radius-xs);
    background: color-mix(in srgb, var(--lobi-color-accent) var(--heat), var(--lobi-color-raised));
    color: var(--lobi-color-text);
    font: 600 var(--lobi-font-12) var(--lobi-font-family);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  li[data-hit] {
    border-color: var(--lobi-color-text);
    box-shadow: inset 0 0 0 1px var(--lobi-color-text);
  }
`;
