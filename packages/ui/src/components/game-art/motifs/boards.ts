import type { GameArtMotif } from '../game-art.types.ts';
import { round1 } from '../number-text.ts';
import { gemSymbols } from '../../../drawings/symbols/gem-symbols.ts';
import { emblemOf } from './emblems.ts';
import { transformMarkup, centreMarkup, symbolMarkup } from './motif-markup.ts';

const pegRows = [3, 4, 5, 6] as const;

/** Pegs in a triangle, a ball on its way, and buckets, warm at the edges. @source ours */
export const drawPlinko: GameArtMotif = (scene) => {
  const { palette, random, title = '' } = scene;
  const pegs = pegRows.flatMap((count, row) =>
    Array.from(
      { length: count },
      (_, index) =>
        `<circle cx="${round1((index - (count - 1) / 2) * 32)}" cy="${row * 30 - 58}" r="5"/>`,
    ),
  );
  const side = random.pick([1, -1]);
  const path = [
    [0, -98],
    [16, -74],
    [0, -46],
    [16, -16],
    [32, 14],
  ].map(([x = 0, y = 0]) => `${x * side} ${y}`);
  const fills = [
    palette.lamp,
    palette.light,
    palette.second,
    palette.second,
    palette.light,
    palette.lamp,
  ];
  const buckets = fills
    .map(
      (fill, index) =>
        `<rect x="${index * 32 - 95}" y="56" width="28" height="26" rx="6" fill="${fill}"/>`,
    )
    .join('');
  const ball = transformMarkup(
    32 * side,
    14,
    1,
    `<circle r="14" fill="${palette.paper}"/><circle cx="-4" cy="-4" r="5" fill="#fff"/>`,
  );
  const trail = `<path d="M${path.join('L')}" fill="none" stroke="${palette.lamp}" stroke-width="5" stroke-opacity=".55" stroke-linecap="round" stroke-linejoin="round"/>`;
  return centreMarkup(
    scene,
    `<path d="M0-112L112 92H-112Z" fill="${palette.deep}" opacity=".75"/><g fill="${palette.pale}">${pegs.join('')}</g>${buckets}${trail}${ball}${emblemOf(title, 74, -62, 0.6)}`,
  );
};

const bomb =
  '<circle r="20" cy="4" fill="#14161f"/><path d="M10-12L18-20" stroke="#14161f" stroke-width="7" stroke-linecap="round"/><path d="M20-22l6-6M20-28l-1-7M26-20l8 1" stroke="#ffc765" stroke-width="3" stroke-linecap="round"/><path d="M-12-2A14 14 0 0 1-2-11" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/>';

/** A board of tiles: two opened on a gem, one on a mine. @source ours */
export const drawMines: GameArtMotif = (scene) => {
  const { palette, random, title = '' } = scene;
  const mine = random.pick([2, 3, 7]);
  const gems: readonly number[] = random.pick([
    [4, 6],
    [0, 4],
    [1, 5],
  ]);
  const cells = Array.from({ length: 9 }, (_, index) => {
    const isOpen = index === mine || gems.includes(index);
    const base = isOpen
      ? `<rect x="-29" y="-29" width="58" height="58" rx="11" fill="${index === mine ? '#c2304a' : palette.ground}" stroke="${palette.second}" stroke-width="2"/>`
      : `<use href="#t"/>`;
    const inside = index === mine ? bomb : isOpen ? '<use href="#g"/>' : '';
    return `<g transform="translate(${((index % 3) - 1) * 65} ${(Math.floor(index / 3) - 1) * 65})">${base}${inside}</g>`;
  }).join('');
  const tile = `<g id="t"><rect x="-29" y="-29" width="58" height="58" rx="11" fill="${palette.secondDeep}"/><rect x="-29" y="-29" width="58" height="52" rx="11" fill="${palette.second}"/><path d="M-20-22H14" stroke="#fff" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"/></g>`;
  const gem = `<g id="g" transform="scale(.42)">${symbolMarkup(gemSymbols.diamond)}</g>`;
  return `<defs>${tile}${gem}</defs>${centreMarkup(scene, `${cells}${emblemOf(title, 68, 62, 0.7)}`)}`;
};

const columns = 5;

/** Numbers of the drawing, of the forty of the game. */
const drawn = 20;

/** A sheet of numbers, the hits lit, and two drawn balls. @source ours */
export const drawKeno: GameArtMotif = (scene) => {
  const { palette, random, title = '' } = scene;
  const hits = new Set(Array.from({ length: 6 }, () => random.whole(1, drawn)));
  const cells = Array.from({ length: drawn }, (_, index) => {
    const x = ((index % columns) - 2) * 39;
    const y = Math.floor(index / columns) * 39 - 62;
    const isHit = hits.has(index + 1);
    return `<use href="#n" x="${x}" y="${y}" fill="${isHit ? palette.lamp : palette.deep}"/><text x="${x}" y="${y + 6}"${isHit ? ` fill="${palette.ground}"` : ''}>${index + 1}</text>`;
  }).join('');
  const ball = (x: number, y: number, scale: number, fill: string): string =>
    transformMarkup(
      x,
      y,
      scale,
      `<circle r="40" fill="${fill}"/><path d="M-30-12A32 32 0 0 1-4-33" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/><circle r="23" fill="${palette.paper}"/><text y="9" font-size="26" fill="${palette.secondDeep}">${random.whole(1, 40)}</text>`,
    );
  const mark = emblemOf(title, 66, 58, 0.85);
  return `<defs><rect id="n" x="-17" y="-17" width="34" height="34" rx="8"/></defs><g font-family="system-ui,sans-serif" font-weight="800" font-size="17" text-anchor="middle" fill="${palette.pale}">${centreMarkup(scene, `${cells}${ball(-70, 58, 0.95, palette.second)}${mark || ball(66, 66, 1.1, palette.light)}`)}</g>`;
};
