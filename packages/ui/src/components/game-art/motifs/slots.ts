import { round1 } from '../number-text.ts';
import type { GameArtMotif } from '../game-art.types.ts';

/** A row of stones for each arrangement: x and y as shares of the picture, size in units. */
const arrangements = [
  [
    [0.1, 0.64, 32],
    [0.37, 0.47, 47],
    [0.64, 0.3, 70],
    [0.91, 0.13, 42],
    [0.24, 0.2, 28],
    [0.84, 0.58, 30],
  ],
  [
    [0.24, 0.44, 52],
    [0.76, 0.44, 52],
    [0.5, 0.36, 82],
    [0.06, 0.12, 20],
    [0.28, 0.1, 20],
    [0.72, 0.1, 20],
    [0.94, 0.12, 20],
  ],
  [
    [0.06, 0.06, 46],
    [0.38, 0.24, 46],
    [0.7, 0.06, 46],
    [0.06, 0.4, 42],
    [0.38, 0.54, 42],
    [0.7, 0.4, 42],
    [0.96, 0.24, 34],
  ],
  [
    [0.5, 0.34, 92],
    [0.04, 0.3, 76],
    [0.96, 0.3, 76],
    [0.5, -0.08, 56],
    [0.5, 0.78, 50],
  ],
] as const;

/** Stacked lozenges, cut like stones. @source ours */
export const drawSlots: GameArtMotif = ({ width, height, random, palette }) => {
  const stones = random.pick(arrangements);
  const swell = random.between(0.9, 1.12);
  const fills = [palette.second, palette.light, palette.middle] as const;
  const rows = [...stones].map(([x, y, size], index) => {
    const fill = size > 60 ? palette.light : (fills[index % 3] ?? palette.second);
    return `<use href="#s" fill="${fill}" transform="translate(${round1(x * width)} ${round1(y * height)})scale(${((size * swell) / 70).toFixed(2)})"/>`;
  });
  const stone = `<g id="s"><path d="M0-70L56 0 0 70-56 0Z"/><path d="M0 70L56 0H-56Z" fill="#000" opacity=".3"/><path d="M0-70V70L-56 0Z" fill="#fff" opacity=".13"/><path d="M0-38L30 0 0 38-30 0Z" fill="#fff" opacity=".34"/><path d="M0-38V38L-30 0Z" fill="#fff" opacity=".24"/></g>`;
  return `<defs>${stone}</defs>${rows.join('')}`;
};
