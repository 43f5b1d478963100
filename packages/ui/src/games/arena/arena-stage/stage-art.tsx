import { useId } from 'react';
import { lightShapes, shownIn } from '../../../components/lantern/lantern-shapes.ts';
import { lightNames } from '../../../tokens/brand.ts';
import { Lantern } from '../../../components/lantern/lantern.tsx';
import * as S from './arena-stage.styles.ts';

const body = 'M0 0C20-40 19-104 0-140C-19-104-20-40 0 0Z';
const barbs = 'M0-30l9-9M0-30l-9-9M0-52l11-11M0-52l-11-11M0-74l10-10M0-74l-10-10';

/** Sizes of the eleven feathers of a crest, from the outside in; irregular on purpose. */
const sizes = [3.87, 4.14, 3.76, 3.29, 3.42, 3.96, 4.12, 3.67, 3.26, 3.5, 4.03] as const;

interface CrestColors {
  readonly dark: string;
  readonly light: string;
  readonly rib: string;
  readonly tip: string;
}

const warm: CrestColors = { dark: '#571824', light: '#7d222e', rib: '#b5363e', tip: '#ff9a92' };
const cold: CrestColors = { dark: '#18265c', light: '#20408f', rib: '#3668dc', tip: '#a5c3ff' };

function Crest({ x, turn, colors }: { x: number; turn: 1 | -1; colors: CrestColors }) {
  return (
    <g transform={`translate(${x} 700)`}>
      {sizes.map((size, index) => (
        <g key={size} transform={`rotate(${turn * (-34 + index * 12.5)}) scale(${size})`}>
          <path d={body} fill={index % 2 ? colors.light : colors.dark} />
          <path d="M0-10V-128" stroke={colors.rib} strokeWidth="1.4" />
          <path d={barbs} stroke={colors.rib} strokeWidth="1.2" fill="none" />
          <path d="M0-137L8-120L0-103L-8-120Z" fill={colors.tip} />
          <path d="M0-137V-103L-8-120Z" fill="#fff" opacity=".35" />
        </g>
      ))}
    </g>
  );
}

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

const picture = { viewBox: '0 0 1600 900', preserveAspectRatio: 'xMidYMid slice' } as const;

/**
 * Poster of the arena: two crests of feathers under a lit lantern. After the result the losing crest is
 * darkened.
 * @source ours
 */
export function StageArt({ label, winner }: { label: string; winner?: string | undefined }) {
  const id = useId();
  const paint = (name: string): string => `url(#${id}${name})`;
  return (
    <>
      <S.Art {...picture} role="img" aria-label={label} data-winner={winner}>
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
        <path d="M860 0H1600V900H740Z" fill="#0e183c" />
        <circle cx="-20" cy="720" r="560" fill="#371323" />
        <circle cx="1620" cy="720" r="560" fill="#122253" />
        <path d="M0 0H1600V900H0Z" fill={paint('dots')} opacity=".05" />
        <g data-side="meron">
          <Crest x={150} turn={1} colors={warm} />
        </g>
        <g data-side="wala">
          <Crest x={1450} turn={-1} colors={cold} />
        </g>
        <path d="M-40 900V740Q800 560 1640 740V900Z" fill="#0d1022" />
        <ellipse cx="800" cy="826" rx="560" ry="128" fill="#15193a" />
        <ellipse cx="800" cy="826" rx="560" ry="128" fill="none" stroke="#343c6e" strokeWidth="3" />
        <ellipse cx="800" cy="826" rx="486" ry="106" fill="#1d2247" />
        <path d="M314 826A486 106 0 0 1 800 720V932A486 106 0 0 1 314 826Z" fill="#33192a" />
        <path d="M1286 826A486 106 0 0 0 800 720V932A486 106 0 0 0 1286 826Z" fill="#172654" />
        <ellipse
          cx="800"
          cy="826"
          rx="300"
          ry="62"
          fill="none"
          stroke="#ffd9a0"
          strokeOpacity=".35"
          strokeWidth="2.5"
          strokeDasharray="4 12"
        />
        <ellipse cx="800" cy="826" rx="390" ry="80" fill={paint('halo')} />
        <path d="M760 250L430 830Q800 950 1170 830L840 250Z" fill={paint('cone')} opacity=".34" />
        <path
          d="M-20 -10Q380 120 800 40Q1220 120 1620 -10"
          fill="none"
          stroke="#4a4262"
          strokeWidth="3"
        />
        {unlit.map(([x, y, scale]) => (
          <UnlitLantern key={x} x={x} y={y} scale={scale} />
        ))}
      </S.Art>
      <S.Swing>
        <S.Art {...picture} aria-hidden="true" focusable="false">
          <Lantern x={800} y={212} scale={1.75} lit cord={60} />
        </S.Art>
      </S.Swing>
    </>
  );
}
