import { useId } from 'react';
import { maximumMarks } from './draw-graph.ts';
import * as S from './crash-graph.styles.ts';

const marks = (count: number) => Array.from({ length: count }, (_, index) => index);

/**
 * Axes, and the curve with the glow below it. Updated in every frame: marks are moved layers, and the curve
 * is painted separately.
 */
export function GraphCurve() {
  const id = useId();
  return (
    <>
      <S.Axes aria-hidden="true">
        {marks(maximumMarks.multiples).map((mark) => (
          <S.Multiples key={mark} data-graph="multiple" />
        ))}
        {marks(maximumMarks.seconds).map((mark) => (
          <S.Seconds key={mark} data-graph="second" />
        ))}
      </S.Axes>
      <S.Curve aria-hidden="true">
        <defs>
          <linearGradient id={`${id}area`} x1="0" y1="0" x2="0" y2="1">
            <stop data-part="glow" />
            <stop data-part="clear" offset="1" />
          </linearGradient>
          <linearGradient id={`${id}line`}>
            <stop data-part="begin" />
            <stop data-part="middle" offset="0.5" />
            <stop data-part="tip" offset="1" />
          </linearGradient>
        </defs>
        <path data-graph="area" fill={`url(#${id}area)`} />
        <path data-graph="line" stroke={`url(#${id}line)`} />
      </S.Curve>
    </>
  );
}
