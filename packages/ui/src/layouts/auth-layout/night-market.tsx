import { Lantern } from '../../components/lantern/lantern.tsx';
import { Art } from './auth-layout.styles.ts';

/** Stars as [x, y, radius, opacity], placed manually so that none touches the lanterns. */
const stars: readonly (readonly [number, number, number, number])[] = [
  [60, 92, 1.5, 0.5],
  [132, 214, 0.9, 0.6],
  [196, 58, 0.9, 0.4],
  [244, 316, 1.5, 0.35],
  [92, 402, 0.9, 0.55],
  [310, 132, 0.9, 0.6],
  [520, 84, 1.5, 0.5],
  [604, 196, 0.9, 0.5],
  [566, 356, 1.5, 0.4],
  [640, 470, 0.9, 0.6],
  [456, 44, 0.9, 0.45],
  [164, 520, 0.9, 0.5],
  [30, 300, 0.9, 0.45],
  [690, 300, 1.5, 0.35],
];

const cloud = [
  'M-170 40h50a34 34 0 0 1 68 0h10a52 52 0 0 1 104 0h8a30 30 0 0 1 60 0h50',
  'M-110 40a24 24 0 0 1 48 0M-32 40a42 42 0 0 1 84 0M-20 40a30 30 0 0 1 60 0M-8 40a18 18 0 0 1 36 0M80 40a20 20 0 0 1 40 0',
].join('');

/** Stalls of the market: position and width of each, with a striped roof. */
const stalls: readonly (readonly [x: number, width: number])[] = [
  [10, 150],
  [184, 120],
  [328, 168],
  [520, 124],
  [666, 150],
];

const roof = (width: number): string => {
  const scallops = 6;
  const step = width / scallops;
  const edge = `a${step / 2} ${step / 2.6} 0 0 1-${step} 0`.repeat(scallops);
  return `M16 0H${width - 16}L${width} 42${edge}Z`;
};

/** A night market under one lit lantern; decoration. */
export function NightMarket() {
  return (
    <Art viewBox="0 0 720 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="720" height="900" fill="var(--sky-far)" />
      <ellipse cx="360" cy="380" rx="420" ry="420" fill="var(--sky-near)" />
      <circle cx="360" cy="380" r="250" fill="var(--sky-nearest)" />
      {stars.map(([x, y, radius, opacity]) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={radius}
          fill="var(--lobi-color-text)"
          opacity={opacity}
        />
      ))}
      <g fill="none" stroke="var(--lobi-color-text)" strokeOpacity=".13" strokeWidth="1.5">
        <path d={cloud} transform="translate(130 300)" />
        <path d={cloud} transform="translate(600 430)" />
        <path
          d={cloud}
          transform="translate(360 560) scale(1.5)"
          stroke="#ffb98a"
          strokeOpacity=".26"
        />
      </g>
      <path
        d="M-10 40Q160 150 330 60M390 60Q560 150 730 40"
        fill="none"
        stroke="var(--string)"
        strokeWidth="2"
      />
      <Lantern x={70} y={134} scale={0.62} cord={20} />
      <Lantern x={190} y={150} scale={0.62} cord={20} />
      <Lantern x={530} y={150} scale={0.62} cord={20} />
      <Lantern x={650} y={134} scale={0.62} cord={20} />
      <Lantern x={360} y={380} scale={1.7} cord={180} lit />
      <path d="M0 720Q180 650 360 690T720 660V900H0Z" fill="var(--hill)" />
      {stalls.map(([x, width]) => (
        <g key={x} transform={`translate(${x} 724)`}>
          <rect x="10" y="42" width={width - 20} height="150" fill="var(--stall)" />
          <path d={roof(width)} fill="var(--roof)" />
        </g>
      ))}
      <rect y="850" width="720" height="50" fill="var(--lobi-color-inset)" />
    </Art>
  );
}
