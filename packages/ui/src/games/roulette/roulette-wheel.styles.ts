import { styled } from 'styled-components';

export const Screen = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  min-block-size: 0;
  padding: 6px;
  container-type: size;
`;

export const Wheel = styled.div`
  position: relative;
  inline-size: min(100cqi, 100cqb);
  block-size: min(100cqi, 100cqb);
  font: 700 8px var(--lobi-font-family);
  direction: ltr;

  > div,
  svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
  > div {
    will-change: transform;
  }
  .glow {
    fill: color-mix(in srgb, var(--lobi-color-accent) 12%, transparent);
  }
  .rim {
    fill: #4a2c16;
    stroke: var(--lobi-color-accent);
    stroke-width: 1.4;
  }
  path {
    stroke: rgb(255 226 166 / 0.4);
    stroke-width: 0.5;
  }
  [data-color='red'] path {
    fill: #b3262f;
  }
  [data-color='black'] path {
    fill: #14151d;
  }
  [data-color='green'] path {
    fill: #15803d;
  }
  g > text {
    fill: #fff;
  }
  .bowl {
    fill: #2a1a10;
    stroke: rgb(255 226 166 / 0.5);
    stroke-width: 1;
  }
  .spoke {
    stroke: #8a5a2b;
    stroke-width: 2.4;
    stroke-linecap: round;
  }
  .hub {
    fill: var(--lobi-color-surface);
    stroke: var(--lobi-color-accent);
    stroke-width: 1.6;
  }
  .ball {
    fill: #fff;
    stroke: rgb(0 0 0 / 0.45);
    stroke-width: 0.8;
  }
`;

export const Number = styled.text`
  fill: var(--lobi-color-text);
  font: 800 38px var(--lobi-font-family-display, var(--lobi-font-family));
  letter-spacing: -0.03em;

  &[data-color='red'] {
    fill: var(--lobi-color-meron-text);
  }
  &[data-color='green'] {
    fill: var(--lobi-color-draw-text);
  }
`;
