import { round1 } from '../number-text.ts';
import type { GameArtMotif } from '../game-art.types.ts';

/** A card table drawn as concentric arcs, with cards under a lamp. @source ours */
export const drawLive: GameArtMotif = ({ width, height, random, palette }) => {
  const middle = width * random.between(0.42, 0.58);
  const table = height * 1.015;
  const radius = width * 0.95;
  const rings = [
    [1, palette.deep],
    [0.82, palette.middle],
    [0.64, palette.deep],
    [0.46, palette.ground2],
  ] as const;
  const ellipse = (share: number, rest: string): string =>
    `<ellipse cx="${round1(middle)}" cy="${round1(table)}" rx="${round1(radius * share)}" ry="${round1(height * 0.47 * share)}" ${rest}/>`;
  const seats = random.whole(5, 7);
  const lit = random.whole(1, seats - 2);
  const cards = Array.from({ length: seats }, (_, index) => {
    const angle = ((index - (seats - 1) / 2) / seats) * 1.15;
    const x = middle + Math.sin(angle) * radius * 0.92;
    const y = table - Math.cos(angle) * height * 0.43;
    const look =
      index === lit
        ? `fill="${palette.lamp}"`
        : `fill="none" stroke="${palette.pale}" stroke-opacity=".75" stroke-width="1.6"`;
    return `<rect x="-9" y="-13" width="18" height="26" rx="4" transform="translate(${round1(x)} ${round1(y)})rotate(${round1((angle * 180) / Math.PI)})" ${look}/>`;
  });
  const cone = `<linearGradient id="c" x2="0" y2="1"><stop stop-color="#ffe9c0" stop-opacity=".5"/><stop offset="1" stop-color="#ffe9c0" stop-opacity="0"/></linearGradient>`;
  return `<defs>${cone}</defs><path d="M${round1(middle - 22)} 34L${round1(middle - width * 0.46)} ${round1(height * 0.7)}H${round1(middle + width * 0.46)}L${round1(middle + 22)} 34Z" fill="url(#c)" opacity=".75"/>${rings.map(([share, fill]) => ellipse(share, `fill="${fill}"`)).join('')}${cards.join('')}${ellipse(0.73, `fill="none" stroke="${palette.light}" stroke-width="1.4" stroke-dasharray="3 7"`)}<path d="M${round1(middle)} 0V18" stroke="${palette.light}" stroke-width="2"/><path d="M${round1(middle - 28)} 36Q${round1(middle)} 2 ${round1(middle + 28)} 36Z" fill="${palette.light}"/><ellipse cx="${round1(middle)}" cy="36" rx="28" ry="4.5" fill="#ffe9c0"/>`;
};
