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
`;

export const Left = styled.circle`
  stroke: currentColor;
  stroke-linecap: round;
  transition: stroke-dashoffset 1s linear;
`;

export const Clock = styled.span`
  font: 600 calc(var(--ring-size) * 0.27) / 1 var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
`;
