import { useId, type CSSProperties } from 'react';
import * as S from './crash-graph.styles.ts';

const body = 'M-17 34C-24 18-34 2-31-14C-28-30-14-35 0-35S28-30 31-14C34 2 24 18 17 34Z';
const ribs =
  'M0-35V34M-12-34C-21-16-17 14-8 34M12-34C21-16 17 14 8 34M-31-8Q0 2 31-8M-26 14Q0 22 26 14';

/** Groups of embers, each moved as one layer. */
const embers = Array.from({ length: 3 }, (_, index) => index);

const stop = (offset: number, percent: number, other: string) => (
  <stop
    offset={offset}
    stopColor={`color-mix(in srgb, var(--lobi-color-accent) ${percent}%, ${other})`}
  />
);

/**
 * The sky lantern at the tip of the curve, lit while the round runs. It is a separate layer that is only
 * moved: painted once, and never with the graph. Its origin is the end of the curve. Embers fall from it
 * by CSS alone.
 */
export function GraphLantern() {
  const id = useId();
  return (
    <S.Lantern data-graph="lantern" aria-hidden="true">
      {embers.map((ember) => (
        <S.Embers key={ember} style={{ '--ember': ember / embers.length } as CSSProperties} />
      ))}
      <svg viewBox="-110 -110 220 220">
        <defs>
          <radialGradient id={`${id}halo`} cx="0" cy="6" r="110" gradientUnits="userSpaceOnUse">
            {stop(0, 60, 'transparent')}
            {stop(0.45, 16, 'transparent')}
            {stop(1, 0, 'transparent')}
          </radialGradient>
          <radialGradient
            id={`${id}paper`}
            {...{ cx: 0, cy: 12, r: 54, fx: 0, fy: 34, fr: 2 }}
            gradientUnits="userSpaceOnUse"
          >
            {stop(0, 12, 'white')}
            {stop(0.34, 62, 'white')}
            {stop(0.72, 100, 'white')}
            {stop(1, 62, 'black')}
          </radialGradient>
        </defs>
        <g data-part="lit">
          <rect x="-110" y="-110" width="220" height="220" fill={`url(#${id}halo)`} />
          <path d={body} fill={`url(#${id}paper)`} />
          <path data-part="ribs" d={ribs} />
          <ellipse cy="34" rx="17" ry="3.4" />
        </g>
        <g data-part="out">
          <path d={body} />
          <path data-part="ribs" d={ribs} />
          <ellipse cy="34" rx="17" ry="3.4" />
        </g>
      </svg>
    </S.Lantern>
  );
}
