import { useId } from 'react';

/** Colours of a scene: the sky from top to bottom, its light, and the land in front. */
export interface SceneDye {
  readonly sky: readonly [above: string, middle: string, below: string];
  readonly light: string;
  readonly land: string;
  readonly edge: string;
}

/** Scenery on the land, as paths in a view box of 1000 by 640. */
const lands = {
  crystals:
    'M0 640V520L60 430L110 520L150 470L210 600L790 600L840 480L880 540L930 420L1000 530V640Z',
  trees:
    'M0 640V470Q40 400 96 450Q150 400 190 470Q230 470 236 560H764Q770 470 812 470Q850 400 904 450Q960 400 1000 470V640Z',
  gates:
    'M0 640V480H40V420L70 360L100 420V480H140V560H190V600H810V560H860V480H900V420L930 360L960 420V480H1000V640Z',
  hills: 'M0 640V540Q160 430 320 560Q500 610 680 560Q840 430 1000 540V640Z',
} as const;

/** Land in front of a scene's sky. */
export type Land = keyof typeof lands;

const stars = Array.from({ length: 34 }, (_, index) => {
  const x = (index * 397) % 1000;
  const y = (index * 211) % 400;
  const size = 1 + ((index * 7) % 3) * 0.8;
  return `M${x} ${y}h${size}v${size}h-${size}Z`;
}).join('');

const border = Array.from(
  { length: 26 },
  (_, index) => `M${index * 40 - 20} 640l20-28 20 28Z`,
).join('');

/** A night scene around the window, in the colours of its game. Fills its parent. @source ours */
export function NightScene({ dye, land }: { readonly dye: SceneDye; readonly land: Land }) {
  const id = useId();
  const [above, middle, below] = dye.sky;
  return (
    <svg viewBox="0 0 1000 640" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}sky`} x2="0" y2="1">
          <stop stopColor={above} />
          <stop offset=".6" stopColor={middle} />
          <stop offset="1" stopColor={below} />
        </linearGradient>
        <radialGradient id={`${id}halo`}>
          <stop stopColor={dye.light} stopOpacity=".4" />
          <stop offset=".5" stopColor={dye.light} stopOpacity=".12" />
          <stop offset="1" stopColor={dye.light} stopOpacity="0" />
        </radialGradient>
        <pattern id={`${id}cloth`} width="36" height="36" patternUnits="userSpaceOnUse">
          <path d="M18 0l18 18-18 18L0 18Z" fill="none" stroke="#fff" />
          <path d="M18 13l5 5-5 5-5-5Z" fill="#fff" />
        </pattern>
      </defs>
      <path d="M0 0H1000V640H0Z" fill={`url(#${id}sky)`} />
      <path d="M0 0H1000V640H0Z" fill={`url(#${id}cloth)`} opacity=".045" />
      <circle cx="500" cy="120" r="400" fill={`url(#${id}halo)`} />
      <path d={stars} fill="#fff" opacity=".5" />
      <path d={lands[land]} fill={dye.edge} opacity=".5" transform="translate(0 -24)" />
      <path d={lands[land]} fill={dye.land} />
      <path d={border} fill={dye.edge} opacity=".7" />
    </svg>
  );
}
