import { keyframes, styled } from 'styled-components';

const burst = keyframes`
  0% { opacity: 0; transform: translateY(-12%) rotate(calc(-1 * var(--spark-angle))) scale(0.3); }
  18% { opacity: 1; }
  60% { opacity: 1; }
  100% { opacity: 0; transform: translateY(calc(-50cqmin * var(--spark-reach))) rotate(calc(-1 * var(--spark-angle))) scale(1); }
`;

const rise = keyframes`
  0% { opacity: 0; transform: translateY(0) scale(0.6); }
  15% { opacity: 1; }
  70% { opacity: 1; }
  100% { opacity: 0; transform: translateY(calc(-90cqb * var(--spark-reach))) scale(1); }
`;

export const Root = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  pointer-events: none;
  container-type: size;

  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
  [data-lobi-motion='reduced'] & {
    display: none;
  }
`;

export const Ray = styled.span`
  position: absolute;
  inset-block-start: 50%;
  inset-inline-start: 50%;
  inline-size: 0;
  block-size: 0;
  transform: rotate(var(--spark-angle));

  [data-kind='rise'] > & {
    inset-block-start: 100%;
    inset-inline-start: var(--spark-place);
    transform: none;
  }
`;

export const Spark = styled.svg`
  position: absolute;
  inline-size: calc(24px * var(--spark-size));
  block-size: calc(32px * var(--spark-size));
  margin-block-start: calc(-16px * var(--spark-size));
  margin-inline-start: calc(-12px * var(--spark-size));
  opacity: 0;
  animation: ${burst} calc(var(--celebration-time) * 0.8) var(--lobi-ease-out)
    calc(var(--celebration-time) * var(--spark-delay)) both;

  [data-kind='rise'] & {
    animation-name: ${rise};
  }
`;

export const Paper = styled.path`
  fill: var(--lobi-color-accent);
`;

export const Bone = styled.path`
  fill: var(--lobi-color-text2);
`;

export const Point = styled.circle`
  fill: var(--lobi-color-accent);
`;
