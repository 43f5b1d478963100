import { useId } from 'react';

/** Unlit lanterns on the string: x, y, scale. */
const unlit = [
  [90, 92, 0.62],
  [220, 126, 0.7],
  [350, 146, 0.66],
  [650, 146, 0.66],
  [780, 126, 0.7],
  [910, 92, 0.62],
] as const;

/** Kites: x, y, rotation in degrees, scale, colour. */
const kites = [
  [130, 300, -14, 0.9, '#6a3d7a'],
  [250, 420, 10, 0.55, '#3b4a94'],
  [870, 270, 12, 0.95, '#7d3c55'],
  [770, 430, -8, 0.6, '#2f5b86'],
] as const;

const triangles = Array.from(
  { length: 26 },
  (_, index) => `M${index * 40 - 20} 640l20-34 20 34Z`,
).join('');

/** Background of the lantern slot: a night market with a string of lanterns, kites and roofs. @source ours */
export function LanternScene() {
  const id = useId();
  const paint = (name: string): string => `url(#${id}${name})`;
  return (
    <svg viewBox="0 0 1000 640" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}sky`} x2="0" y2="1">
          <stop stopColor="#0a0d22" />
          <stop offset=".6" stopColor="#1a1d48" />
          <stop offset="1" stopColor="#33214f" />
        </linearGradient>
        <radialGradient id={`${id}halo`}>
          <stop stopColor="#ffb547" stopOpacity=".5" />
          <stop offset=".5" stopColor="#ffb547" stopOpacity=".12" />
          <stop offset="1" stopColor="#ffb547" stopOpacity="0" />
        </radialGradient>
        <pattern id={`${id}cloth`} width="36" height="36" patternUnits="userSpaceOnUse">
          <path d="M18 0l18 18-18 18L0 18Z" fill="none" stroke="#fff" />
          <path d="M18 13l5 5-5 5-5-5Z" fill="#fff" />
        </pattern>
      </defs>
      <path d="M0 0H1000V640H0Z" fill={paint('sky')} />
      <path d="M0 0H1000V640H0Z" fill={paint('cloth')} opacity=".045" />
      <circle cx="500" cy="70" r="380" fill={paint('halo')} />
      {kites.map(([x, y, turn, scale, colour]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
          <path
            d="M0 54C-26 92 26 116 0 156C-14 178 10 196 4 214"
            fill="none"
            stroke={colour}
            strokeWidth="3"
          />
          <path d="M0-70L52-8L0 54L-52-8Z" fill={colour} />
          <path d="M0-70L-52-8H0ZM0 54L52-8H0Z" fill="#fff" opacity=".1" />
          <path d="M0-70V54M-52-8H52" stroke="#0d1030" strokeWidth="2" opacity=".6" />
        </g>
      ))}
      <path d="M-10 30Q500 190 1010 30" fill="none" stroke="#4a4262" strokeWidth="3" />
      {unlit.map(([x, y, scale]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <path d="M0-48V-70" stroke="#3b3f66" strokeWidth="2" />
          <path d="M-17-48h34v8h-34ZM-17 40h34v8h-34Z" fill="#171b36" />
          <path d="M-22-40C-52-24-52 24-22 40H22C52 24 52-24 22-40Z" fill="#2a2f58" />
          <path
            d="M0-40V40M-11-40C-26-22-26 22-11 40M11-40C26-22 26 22 11 40"
            fill="none"
            stroke="#171b36"
            strokeWidth="1.600"
          />
        </g>
      ))}
      <path
        d="M0 640V560L120 508L240 560L380 514L500 566L640 512L760 560L880 506L1000 560V640Z"
        fill="#0c0e26"
      />
      <path d="M0 606H1000V640H0Z" fill="#171338" />
      <path d={triangles} fill="#4b2b5c" />
    </svg>
  );
}
