import { useId } from 'react';
import { lightShapes, shownIn } from '../../../components/lantern/lantern-shapes.ts';
import { lightNames } from '../../../tokens/brand.ts';
import { Picture } from './arena-board.styles.ts';

/** Units of the whole picture, cut at the edges of other proportions. */
export const picture = {
  viewBox: '0 0 1600 900',
  preserveAspectRatio: 'xMidYMid slice',
  focusable: 'false',
} as const;

/** Positions of the unlit lanterns on the string: x, y, scale. */
const unlit = [
  [180, 100, 0.62],
  [360, 122, 0.7],
  [560, 118, 0.62],
  [1040, 118, 0.62],
  [1240, 122, 0.7],
  [1420, 100, 0.62],
] as const;

function UnlitLantern({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M0-48V-68" stroke="#2f365c" strokeWidth="1.6" />
      <path d="M-17-48h34v8h-34ZM-17 40h34v8h-34Z" fill="#171b36" />
      {lightNames.map((name) => (
        <g key={name} style={shownIn(name)}>
          <path d={lightShapes[name].body} fill="#252b4c" />
          <path
            d={lightShapes[name].lines}
            fill="none"
            stroke="#171b36"
            strokeOpacity=".9"
            strokeWidth="1.6"
          />
        </g>
      ))}
      <path d="M0 48V66M-5 50V62M5 50V62" stroke="#2f365c" strokeWidth="2" strokeLinecap="round" />
    </g>
  );
}

/** The ring with a red and a blue half, and the unlit lanterns above it. @source ours */
export function StageGround() {
  const id = useId();
  const paint = (name: string): string => `url(#${id}${name})`;
  return (
    <Picture {...picture}>
      <defs>
        <pattern id={`${id}dots`} width="28" height="28" patternUnits="userSpaceOnUse">
          <path d="M14 0l14 14-14 14L0 14z" fill="none" stroke="#fff" />
          <path d="M14 10l4 4-4 4-4-4z" fill="#fff" />
        </pattern>
        <linearGradient id={`${id}cone`} x2="0" y2="1">
          <stop stopColor="#ffe9c0" stopOpacity=".5" />
          <stop offset="1" stopColor="#ffe9c0" stopOpacity="0" />
        </linearGradient>
        <radialGradient id={`${id}halo`}>
          <stop stopColor="#ffb547" stopOpacity=".62" />
          <stop offset=".45" stopColor="#ffb547" stopOpacity=".16" />
          <stop offset="1" stopColor="#ffb547" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d="M0 0H1600V900H0Z" fill="#240f1e" />
      <path d="M800 0H1600V900H800Z" fill="#0e183c" />
      <circle cx="-20" cy="720" r="560" fill="#371323" />
      <circle cx="1620" cy="720" r="560" fill="#122253" />
      <path d="M0 0H1600V900H0Z" fill={paint('dots')} opacity=".05" />
      <path d="M-40 900V740Q800 560 1640 740V900Z" fill="#0d1022" />
      <ellipse cx="800" cy="806" rx="700" ry="140" fill="#15193a" />
      <ellipse cx="800" cy="806" rx="700" ry="140" fill="none" stroke="#343c6e" strokeWidth="3" />
      <ellipse cx="800" cy="806" rx="620" ry="118" fill="#1d2247" />
      <path d="M180 806A620 118 0 0 1 800 688V924A620 118 0 0 1 180 806Z" fill="#33192a" />
      <path d="M1420 806A620 118 0 0 0 800 688V924A620 118 0 0 0 1420 806Z" fill="#172654" />
      <ellipse
        cx="800"
        cy="806"
        rx="390"
        ry="70"
        fill="none"
        stroke="#ffd9a0"
        strokeOpacity=".35"
        strokeWidth="2.5"
        strokeDasharray="4 12"
      />
      <ellipse cx="800" cy="806" rx="390" ry="80" fill={paint('halo')} />
      <path d="M760 250L430 810Q800 930 1170 810L840 250Z" fill={paint('cone')} opacity=".34" />
      <path
        d="M-20 -10Q380 120 800 40Q1220 120 1620 -10"
        fill="none"
        stroke="#4a4262"
        strokeWidth="3"
      />
      {unlit.map(([x, y, scale]) => (
        <UnlitLantern key={x} x={x} y={y} scale={scale} />
      ))}
    </Picture>
  );
}
