import type { GameArtMotif } from '../game-art.types.ts';
import { emblemOf } from './emblems.ts';
import { transformMarkup, centreMarkup, haloMarkup } from './motif-markup.ts';

const cellsAcross = 5;

/** Indices of the cells of a complete line: a diagonal, a row or a column. */
const lines = [
  [0, 6, 12, 18, 24],
  [10, 11, 12, 13, 14],
  [2, 7, 12, 17, 22],
] as const;

/** A bingo card with a marked line, a drawn ball and the emblem of its hall. @source ours */
export const drawBingoCard: GameArtMotif = (scene) => {
  const { palette, random, title = '' } = scene;
  const line = new Set<number>([...random.pick(lines), random.whole(0, 24), random.whole(0, 24)]);
  const cells = Array.from({ length: cellsAcross ** 2 }, (_, index) => {
    const x = ((index % cellsAcross) - 2) * 30;
    const y = Math.floor(index / cellsAcross) * 30 - 36;
    if (line.has(index)) return `<circle cx="${x}" cy="${y}" r="12.5"/>`;
    return `<text x="${x}" y="${y + 5}">${random.whole(1, 15) + (index % cellsAcross) * 15}</text>`;
  }).join('');
  const head = ['B', 'I', 'N', 'G', 'O']
    .map(
      (letter, index) =>
        `<text x="${(index - 2) * 30}" y="-62" font-size="20" fill="${palette.paper}">${letter}</text>`,
    )
    .join('');
  const sheet = `<rect x="-80" y="-86" width="160" height="190" rx="12" fill="${palette.paper}"/><path d="M-80-54V-74A12 12 0 0 1-68-86H68A12 12 0 0 1 80-74V-54Z" fill="${palette.secondDeep}"/>${head}<g font-size="15" fill="${palette.second}">${cells}</g>`;
  const ball = `<circle r="40" fill="${palette.lamp}"/><path d="M-31-12A34 34 0 0 1-5-33" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="5" stroke-linecap="round"/><circle r="24" fill="${palette.paper}"/><text y="10" font-size="28" fill="${palette.secondDeep}">${random.whole(1, 75)}</text>`;
  return `<g font-family="system-ui,sans-serif" font-weight="800" text-anchor="middle">${centreMarkup(scene, `${haloMarkup(palette.light)}${transformMarkup(0, -6, 1, sheet, -7)}${transformMarkup(-74, 58, 0.9, ball)}${emblemOf(title, 70, 56, 0.92)}`)}</g>`;
};
