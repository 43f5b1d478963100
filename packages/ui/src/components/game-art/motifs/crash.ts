import { round1 } from '../number-text.ts';
import type { GameArtMotif } from '../game-art.types.ts';

/** Flying figures: kite, paper rocket, sky lantern. `{a}` is the light colour, `{b}` the pale one. */
const flyers = [
  '<path d="M0-58L30-14 0 34-30-14Z" fill="{a}"/><path d="M0-58V34L-30-14Z" fill="{b}"/><path d="M0 34q-12 16 0 30t0 30" fill="none" stroke="{b}" stroke-width="2.5"/>',
  '<path d="M0-54C20-34 22 0 14 26H-14C-22 0-20-34 0-54Z" fill="{b}"/><path d="M0-54C-20-34-22 0-14 26H0ZM-16 4L-32 34-13 24ZM16 4L32 34 13 24Z" fill="{a}"/><circle cy="-12" r="8" fill="#0b0d1a"/>',
  '<path d="M-31-18C-34-50 34-50 31-18L20 34Q0 39-20 34Z" fill="#f7a032"/><path d="M-11-41Q-16-14-8 36M11-41Q16-14 8 36M-31-18Q0-10 31-18" fill="none" stroke="#8a4a12" stroke-opacity=".5" stroke-width="1.6"/><path d="M-20 34Q0 39 20 34 0 29-20 34Z" fill="#fff6df"/>',
] as const;

/** A rising curve with an object that climbs on it. @source ours */
export const drawCrash: GameArtMotif = ({ width, height, random, palette }) => {
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
  const flyer = random
    .pick(flyers)
    .replaceAll('{a}', palette.light)
    .replaceAll('{b}', palette.pale);
  return `<path d="${grid}" stroke="${palette.light}" stroke-opacity=".14"/><path d="${curve}V${height}H0Z" fill="${palette.deep}"/><path d="${curve}V${height}H0Z" fill="url(#p)" opacity=".1"/><path d="M0 ${y(0.86)}C${x(0.42)} ${y(0.84)} ${x(end + 0.02)} ${y(0.72)} ${x(end)} ${y(top + 0.12)}V${height}H0Z" fill="${palette.middle}" opacity=".6"/><path d="${curve}" fill="none" stroke="${palette.lamp}" stroke-width="4" stroke-linecap="round"/><g transform="translate(${x(end)} ${y(top)})rotate(${random.whole(6, 38)})scale(${(height / 300).toFixed(2)})">${flyer}</g><g fill="#fff" opacity=".55">${stars.join('')}</g>`;
};
