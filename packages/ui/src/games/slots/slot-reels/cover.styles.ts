import { keyframes, styled } from 'styled-components';

const grow = keyframes`
  from { opacity: 0; transform: scaleY(0.1); }
`;

const fall = keyframes`
  from { transform: translateY(calc(-100% * var(--cells) / 0.78)); }
`;

const land = keyframes`
  from { opacity: 0; transform: scale(1.6); }
`;

const wait = keyframes`
  from { opacity: 0.25; }
`;

/** Cells over the strips, in the same grid as the window. */
export const Cover = styled.div`
  position: absolute;
  display: grid;
  inset: 0;
  grid-template-columns: repeat(var(--slot-columns), minmax(0, 1fr));
  grid-template-rows: repeat(var(--slot-rows), minmax(0, 1fr));

  [data-lobi-motion='reduced'] & *,
  [data-lobi-motion='reduced'] & *::after {
    animation: none;
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    *::after {
      animation: none;
    }
  }
`;

export const CoverCell = styled.div`
  position: relative;
  background: var(--slot-cell);

  svg {
    position: absolute;
    inset: 11%;
    inline-size: 78%;
    block-size: 78%;
    overflow: visible;
  }
  text {
    fill: #1c0f02;
    font: 800 34px var(--lobi-font-family);
    paint-order: stroke;
    stroke: #fff3d6;
    stroke-linejoin: round;
    stroke-width: 9px;
    text-anchor: middle;
  }

  &[data-enters='grow'] {
    background: color-mix(in srgb, var(--slot-light) 26%, var(--slot-cell));
  }
  &[data-enters='grow'] svg {
    animation: ${grow} var(--lobi-motion-overlay) var(--lobi-ease-out);
  }
  &[data-enters='fall'] svg {
    animation: ${fall} var(--lobi-motion-overlay) var(--lobi-ease-out);
  }
  &[data-enters='land'] svg {
    animation: ${land} var(--lobi-motion-slow) var(--lobi-ease-out);
  }
  &[data-empty] {
    box-shadow: inset 0 0 0 1px rgb(255 255 255 / 0.12);
  }
  &[data-waiting]::after {
    position: absolute;
    inset: 22%;
    border-radius: 50%;
    background: rgb(255 255 255 / 0.1);
    content: '';
    animation: ${wait} 500ms var(--lobi-ease-out) infinite alternate;
  }
`;

/** Multipliers of a trail, from its start to its end. */
export const Trail = styled.ol`
  display: flex;
  gap: 4px;
  margin: 0;
  padding: 0;
  color: #e6e8f6;
  font: 700 var(--lobi-font-12) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
  list-style: none;

  li {
    min-inline-size: 38px;
    padding: 3px 6px;
    border-radius: 999px;
    background: rgb(6 8 20 / 0.78);
    text-align: center;
  }
  li[data-reached] {
    background: var(--slot-light);
    color: #10121f;
  }
`;
