import { round1 } from '../number-text.ts';
import type { GameArtMotif } from '../game-art.types.ts';
import { byWord } from './emblems.ts';

/** Flying objects by the word of a title, around 0 0. `{a}` is the light colour, `{b}` the pale one. */
const named = {
  layang:
    '<path d="M0-58L30-14 0 34-30-14Z" fill="{a}"/><path d="M0-58V34L-30-14Z" fill="{b}"/><path d="M0 34q-12 16 0 30t0 30" fill="none" stroke="{b}" stroke-width="2.5"/>',
  roket:
    '<path d="M0-54C20-34 22 0 14 26H-14C-22 0-20-34 0-54Z" fill="{b}"/><path d="M0-54C-20-34-22 0-14 26H0ZM-16 4L-32 34-13 24ZM16 4L32 34 13 24Z" fill="{a}"/><circle cy="-12" r="8" fill="#0b0d1a"/>',
  lampion:
    '<path d="M-31-18C-34-50 34-50 31-18L20 34Q0 39-20 34Z" fill="#f7a032"/><path d="M-11-41Q-16-14-8 36M11-41Q16-14 8 36M-31-18Q0-10 31-18" fill="none" stroke="#8a4a12" stroke-opacity=".5" stroke-width="1.6"/><path d="M-20 34Q0 39 20 34 0 29-20 34Z" fill="#fff6df"/>',
  layar:
    '<path d="M-4-62V26" stroke="{b}" stroke-width="4"/><path d="M2-60C40-40 48-8 40 16H2Z" fill="{b}"/><path d="M-10-46C-34-24-40 0-36 16H-10Z" fill="{a}"/><path d="M-46 24H50L34 46H-28Z" fill="#8a4a12"/><path d="M-46 24H50L46 30H-42Z" fill="#cf7b26"/>',
  angin:
    '<path d="M0 0V66" stroke="{b}" stroke-width="5" stroke-linecap="round"/><g id="v"><path d="M0 0C-8-34 6-56 34-54 40-28 24-6 0 0Z" fill="{a}"/><path d="M0 0C-2-24 10-44 34-54 20-34 12-16 0 0Z" fill="{b}"/></g><use href="#v" transform="rotate(90)"/><use href="#v" transform="rotate(180)"/><use href="#v" transform="rotate(270)"/><circle r="7" fill="#f7a032"/>',
  elang:
    '<path d="M0 6C-20-34-56-44-82-30-64-26-66-16-72-10-58-12-54-2-58 6-44 2-38 10-38 16-26 10-14 14-8 24L-16 46 0 38 16 46 8 24C14 14 26 10 38 16 38 10 44 2 58 6 54-2 58-12 72-10 66-16 64-26 82-30 56-44 20-34 0 6Z" fill="#f7a032"/><path d="M0 6C-20-34-56-44-82-30-50-34-22-18-8 24L0 38Z" fill="#ffd88a" opacity=".7"/><path d="M-8 2C-8-16-4-22 2-22 8-22 14-16 16-10L7-8C10 0 8 6 6 14H-6Z" fill="#fff6df"/><circle cx="3" cy="-14" r="2.5" fill="#0b0d1a"/>',
} as const;

/** Flying objects of all other games. */
const flyers = [named.layang, named.roket, named.lampion] as const;

/** A rising curve with an object that climbs on it. @source ours */
export const drawCrash: GameArtMotif = ({ width, height, random, palette, title = '' }) => {
  const x = (share: number): string => round1(share * width);
  const y = (share: number): string => round1(share * height);
  const end = random.between(0.58, 0.7);
  const top = random.between(0.28, 0.38);
  const curve = `M0 ${y(0.78)}C${x(0.42)} ${y(0.76)} ${x(end)} ${y(0.6)} ${x(end)} ${y(top)}`;
  const grid = [0.2, 0.36, 0.52, 0.68].map((share) => `M0 ${y(share)}H${width}`).join('');
  const stars = Array.from(
    { length: 6 },
    (_, index) =>
      `<circle cx="${x(random.next())}" cy="${y(random.between(0.04, 0.3))}" r="${index % 2 ? 1.1 : 1.6}"/>`,
  );
  const picked = random.pick(flyers);
  const own = byWord(named, title);
  const flyer = (own ?? picked).replaceAll('{a}', palette.light).replaceAll('{b}', palette.pale);
  return `<path d="${grid}" stroke="${palette.light}" stroke-opacity=".14"/><path d="${curve}V${height}H0Z" fill="${palette.deep}"/><path d="${curve}V${height}H0Z" fill="url(#p)" opacity=".1"/><path d="M0 ${y(0.86)}C${x(0.42)} ${y(0.84)} ${x(end + 0.02)} ${y(0.72)} ${x(end)} ${y(top + 0.12)}V${height}H0Z" fill="${palette.middle}" opacity=".6"/><path d="${curve}" fill="none" stroke="${palette.lamp}" stroke-width="4" stroke-linecap="round"/><g transform="translate(${x(end)} ${y(top)})rotate(${random.whole(6, own ? 14 : 38)})scale(${((height / 300) * (own ? 1.4 : 1)).toFixed(2)})">${flyer}</g><g fill="#fff" opacity=".55">${stars.join('')}</g>`;
};
