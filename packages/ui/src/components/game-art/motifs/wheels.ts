import type { GameArtMotif } from '../game-art.types.ts';
import { round1 } from '../number-text.ts';
import { emblemOf } from './emblems.ts';
import { transformMarkup, centreMarkup, haloMarkup } from './motif-markup.ts';

/** A slice of a wheel around 0 0, its middle straight up. */
function slice(count: number, outer: number, inner = 0): string {
  const half = Math.PI / count;
  const point = (radius: number, side: 1 | -1): string =>
    `${round1(Math.sin(half) * radius * side)} ${round1(-Math.cos(half) * radius)}`;
  return `M${point(outer, -1)}A${outer} ${outer} 0 0 1 ${point(outer, 1)}L${point(inner, 1)}L${point(inner, -1)}Z`;
}

const ring = (count: number, path: string, fillOf: (index: number) => string): string =>
  `<defs><path id="w" d="${path}"/></defs>${Array.from(
    { length: count },
    (_, index) =>
      `<use href="#w" fill="${fillOf(index)}" transform="rotate(${round1((index * 360) / count)})"/>`,
  ).join('')}`;

/** A wheel of fortune with coloured slices, lamps around it and a pointer above. @source ours */
export const drawWheel: GameArtMotif = (scene) => {
  const { palette, random, title = '' } = scene;
  const fills = [palette.second, palette.deep, palette.light, palette.deep] as const;
  const lamps = `<circle r="92" fill="none" stroke="${palette.lamp}" stroke-width="7" stroke-linecap="round" stroke-dasharray="0 48.17"/>`;
  const slices = `<g transform="rotate(${random.whole(0, 29)})">${ring(12, slice(12, 84), (index) =>
    index === 5 ? palette.lamp : (fills[index % 4] ?? palette.deep),
  )}</g>`;
  const hub = `<circle r="20" fill="${palette.ground}"/><circle r="15" fill="${palette.lamp}"/><circle r="6" fill="${palette.paper}"/>`;
  const pointer = `<path d="M-15-112H15L0-76Z" fill="${palette.paper}" stroke="${palette.ground}" stroke-width="3"/>`;
  return centreMarkup(
    scene,
    `<circle r="100" fill="${palette.ground}"/><circle r="98" fill="${palette.secondDeep}"/>${lamps}${slices}${hub}${pointer}${emblemOf(title)}`,
  );
};

/** Pockets of the drawing; fewer than those of the game, so that each is visible on a phone. */
const pockets = 18;

/** A roulette wheel seen from the side of the table, with its ball. @source ours */
export const drawRoulette: GameArtMotif = (scene) => {
  const { palette, random, title = '' } = scene;
  const turn = random.whole(0, 19);
  const resting = ((random.whole(9, 13) * 360) / pockets - 8) * (Math.PI / 180);
  const colours = (index: number): string =>
    index === 0 ? '#1f8a5b' : index % 2 ? '#b92d43' : '#171a26';
  const wheel = [
    `<circle r="112" cy="8" fill="#000" opacity=".35"/><circle r="112" fill="#6b3d1e"/><circle r="104" fill="#8d5a2e"/><circle r="95" fill="${palette.ground}"/>`,
    `<g transform="rotate(${turn})">${ring(pockets, slice(pockets, 92, 58), colours)}</g>`,
    `<circle r="92" fill="none" stroke="${palette.lamp}" stroke-width="2.5"/><circle r="58" fill="${palette.deep}" stroke="${palette.lamp}" stroke-width="2.5"/><circle r="40" fill="${palette.middle}"/>`,
    `<path d="M-34-34L34 34M34-34L-34 34" stroke="${palette.lamp}" stroke-width="6" stroke-linecap="round"/><circle r="15" fill="${palette.lamp}"/>`,
    `<circle cx="${round1(Math.sin(resting) * 75)}" cy="${round1(-Math.cos(resting) * 75)}" r="11" fill="#fff" stroke="#0006" stroke-width="2"/>`,
  ].join('');
  const seen = `<g transform="scale(1 .8)">${wheel}</g>`;
  return centreMarkup(
    scene,
    `${haloMarkup(palette.lamp)}${transformMarkup(0, 0, 0.94, seen)}${emblemOf(title)}`,
  );
};
