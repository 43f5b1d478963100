import { imageCss } from '../../tokens/brand-css.ts';
import type { Brand } from '../../tokens/brand.ts';
import { Lantern } from '../lantern/lantern.tsx';
import * as S from './age-notice.styles.ts';

const frame = { viewBox: '0 0 480 188', preserveAspectRatio: 'xMidYMid slice' } as const;

/** Stars as [x, y, radius, opacity]. */
const stars: readonly (readonly [number, number, number, number])[] = [
  [40, 10, 1.5, 0.4],
  [93, 23, 0.9, 0.59],
  [219, 93, 0.9, 0.62],
  [196, 48, 0.9, 0.57],
  [189, 6, 0.9, 0.28],
  [399, 55, 0.9, 0.37],
  [415, 101, 1.5, 0.64],
  [169, 18, 0.9, 0.6],
  [209, 96, 0.9, 0.27],
  [232, 63, 1.5, 0.34],
  [306, 115, 0.9, 0.54],
  [41, 57, 0.9, 0.34],
  [24, 18, 0.9, 0.35],
  [260, 58, 1.5, 0.28],
  [259, 82, 0.9, 0.56],
  [25, 119, 0.9, 0.38],
];

const cloud = [
  'M-170 40h50a34 34 0 0 1 68 0h10a52 52 0 0 1 104 0h8a30 30 0 0 1 60 0h50',
  'M-110 40a24 24 0 0 1 48 0M-32 40a42 42 0 0 1 84 0M-20 40a30 30 0 0 1 60 0M-8 40a18 18 0 0 1 36 0M80 40a20 20 0 0 1 40 0',
].join('');

/** Edge of a market roof: thirty triangles, each 16 units wide. */
const eaves = `M0 180${'l8-12 8 12'.repeat(30)}V220H0Z`;

/** A night market with one lit lantern. */
function NightMarket({ light }: { light?: Brand['light'] }) {
  return (
    <>
      <rect width="480" height="188" fill="var(--sky-far)" />
      <ellipse cx="240" cy="104" rx="210" ry="150" fill="var(--sky-near)" />
      <ellipse cx="240" cy="104" rx="120" ry="104" fill="var(--sky-nearest)" />
      {stars.map(([x, y, radius, opacity]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} fill="var(--star)" opacity={opacity} />
      ))}
      <g fill="none" stroke="var(--star)" strokeOpacity=".16" strokeWidth="1.5">
        <path d={cloud} transform="translate(96 86) scale(.8)" />
        <path d={cloud} transform="translate(404 64) scale(.8)" />
        <path
          d={cloud}
          transform="translate(240 132) scale(1.15)"
          stroke="#ffb98a"
          strokeOpacity=".3"
        />
      </g>
      <path
        d="M-10-4Q90 44 190-8M290-8Q390 44 490-4"
        fill="none"
        stroke="var(--string)"
        strokeWidth="1.6"
      />
      <Lantern light={light} x={56} y={42} scale={0.34} />
      <Lantern light={light} x={122} y={40} scale={0.34} />
      <Lantern light={light} x={358} y={40} scale={0.34} />
      <Lantern light={light} x={424} y={42} scale={0.34} />
      <Lantern light={light} x={240} y={92} scale={0.92} cord={60} lit />
      <path d={eaves} fill="var(--lobi-color-surface)" />
    </>
  );
}

/** Decoration of the notice, in the colours around it. */
export function AgeNoticeArt() {
  return (
    <S.Art {...frame} aria-hidden="true">
      <NightMarket />
    </S.Art>
  );
}

export interface AgeNoticeImageProps {
  /** Brand whose colours and light it has, in the scheme of the element that shows it. */
  brand: Brand;
}

/**
 * Decoration of the notice as a document of its own, for `AgeNoticePrint`: a browser draws a page sooner with an
 * image in it than with all the parts of a drawing.
 * @example const picture = `data:image/svg+xml,${encodeURIComponent(renderToStaticMarkup(<AgeNoticeImage brand={lentera} />))}`
 * @source ours
 */
export function AgeNoticeImage({ brand }: AgeNoticeImageProps) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" {...frame} width="480" height="188">
      <style>{`${imageCss(brand)}svg{${S.artColors}}`}</style>
      <NightMarket light={brand.light ?? 'lantern'} />
    </svg>
  );
}
