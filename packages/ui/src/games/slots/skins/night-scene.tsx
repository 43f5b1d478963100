import { useId } from 'react';

/** Colours of a scene: the sky from top to bottom, its light, and the land in front. */
export interface SceneColors {
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
  stalls:
    'M0 640V470L30 430H170L200 470V500H180V600H230V520L256 484H300V640H700V484H744L770 520V600H820V500H800V470L830 430H970L1000 470V640Z',
  temple:
    'M0 640V560H40V520H70V480H96V440H116V400H130L142 350L154 400H168V440H188V480H214V520H244V560H290V606H710V560H756V520H786V480H812V440H832V400H846L858 350L870 400H884V440H904V480H930V520H960V560H1000V640Z',
  mountain:
    'M0 640V560L96 430L132 456L170 410L300 590Q500 624 700 590L830 410L868 456L904 430L1000 560V640Z',
  curtains:
    'M0 640V0H96Q150 180 84 330Q150 420 130 640H210Q220 606 500 606Q780 606 790 640H870Q850 420 916 330Q850 180 904 0H1000V640Z',
  cave: 'M0 640V0H220L190 90L160 40L120 210L90 120L70 300L110 420L70 520L170 560L230 604L500 590L770 604L830 560L930 520L890 420L930 300L910 120L880 210L840 40L810 90L780 0H1000V640Z',
  reef: 'M0 640V560Q40 540 60 470Q76 540 110 550Q116 470 160 440Q150 520 190 560Q230 520 250 600Q500 570 750 600Q770 520 810 560Q850 520 840 440Q884 470 890 550Q924 540 940 470Q960 540 1000 560V640Z',
  waves:
    'M0 640V500Q60 400 150 430Q90 450 110 510Q170 560 240 540Q380 620 500 580Q640 620 760 540Q830 560 890 510Q910 450 850 430Q940 400 1000 500V640Z',
  coast:
    'M0 640V430L60 410L90 440L130 436L150 520L240 540Q500 600 760 540L850 520L870 436L910 440L940 410L1000 430V640Z',
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
export function NightScene({ dye, land }: { readonly dye: SceneColors; readonly land: Land }) {
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
