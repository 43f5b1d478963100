import { styled } from 'styled-components';
import { toneVariables } from '../../primitives/tone.styles.ts';

export const Root = styled.span`
  ${toneVariables}
  --spark-ink: var(--lobi-color-text3);
  position: relative;
  display: block;
  inline-size: var(--spark-width, 100%);
  block-size: var(--spark-height, 28px);
  color: var(--spark-ink);
  direction: ltr;

  &[data-tone]:not([data-tone='neutral']) {
    --spark-ink: var(--tone-text);
  }
  svg {
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
  }
`;

export const Line = styled.path`
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke;

  [data-empty] & {
    stroke: var(--lobi-color-border-control);
    stroke-dasharray: 2 5;
  }
  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`;

export const Ground = styled.path`
  fill: currentColor;
  fill-opacity: 0.1;
`;

/** The last point, drawn outside the stretched image, so that it stays round. */
export const End = styled.span`
  position: absolute;
  inset-inline-start: var(--spark-x);
  inset-block-start: var(--spark-y);
  inline-size: 6px;
  block-size: 6px;
  margin: -3px;
  border-radius: 50%;
  background: currentColor;
  box-shadow: 0 0 0 2px var(--lobi-color-surface);

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;
