import { round1 } from '../number-text.ts';
import type { GameArtMotif } from '../game-art.types.ts';

/** Objects of each arrangement: x and y as shares of the image, size in units. */
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

/** Light from above on the upper half, shadow on the lower one. */
const shade = (upper: string, lower: string): string =>
  `<path d="${lower}" fill="#000" opacity=".28"/><path d="${upper}" fill="#fff" opacity=".14"/>`;

/** Symbols in the reels, each about 70 units around its centre: stones, coins, suns, flowers, fruit. */
const things = [
  `<path d="M0-70L56 0 0 70-56 0Z"/><path d="M0 70L56 0H-56Z" fill="#000" opacity=".3"/><path d="M0-70V70L-56 0Z" fill="#fff" opacity=".13"/><path d="M0-38L30 0 0 38-30 0Z" fill="#fff" opacity=".34"/><path d="M0-38V38L-30 0Z" fill="#fff" opacity=".24"/>`,
  `<path d="M-27-64H27L64-27V27L27 64H-27L-64 27V-27Z"/>${shade('M-27-64H27L64-27H-64Z', 'M-27 64H27L64 27H-64Z')}<path d="M-17-40H17L40-17V17L17 40H-17L-40 17V-17Z" fill="#fff" opacity=".34"/><path d="M-17-40H17L-40 17V-17Z" fill="#fff" opacity=".24"/>`,
  `<circle r="62"/><circle r="62" fill="#000" opacity=".18"/><circle r="52"/><circle r="42" fill="#fff" opacity=".3"/><path d="M-16-16H16V16H-16Z" fill="#000" opacity=".5"/><path d="M0-48V-28M0 28V48M-48 0H-28M28 0H48" stroke="#000" stroke-width="6" opacity=".3"/>`,
  `<path d="M0-68L17-41 48-48 41-17 68 0 41 17 48 48 17 41 0 68-17 41-48 48-41 17-68 0-41-17-48-48-17-41Z"/><circle r="36" fill="#000" opacity=".16"/><circle r="31" fill="#fff" opacity=".42"/><circle cx="-7" cy="-7" r="19" fill="#fff" opacity=".3"/>`,
  `<path d="M0-6C-34-26-30-58 0-70C30-58 34-26 0-6ZM0 6C-34 26-30 58 0 70C30 58 34 26 0 6ZM-6 0C-26-34-58-30-70 0C-58 30-26 34-6 0ZM6 0C26-34 58-30 70 0C58 30 26 34 6 0Z"/><path d="M0-14C-17-26-15-44 0-52C15-44 17-26 0-14ZM0 14C-17 26-15 44 0 52C15 44 17 26 0 14ZM-14 0C-26-17-44-15-52 0C-44 15-26 17-14 0ZM14 0C26-17 44-15 52 0C44 15 26 17 14 0Z" fill="#fff" opacity=".38"/><path d="M0-12L12 0 0 12-12 0Z" fill="#000" opacity=".4"/>`,
  `<path d="M0-44C38-60 66-34 58 8C52 44 28 66 0 62C-28 66-52 44-58 8C-66-34-38-60 0-44Z"/><path d="M58 8C52 44 28 66 0 62C30 52 48 30 58 8Z" fill="#000" opacity=".28"/><path d="M-44-14C-40-34-26-42-12-38C-30-26-36-8-36 10C-42 4-46-4-44-14Z" fill="#fff" opacity=".45"/><path d="M0-44C2-62 16-72 36-70C34-54 18-44 0-44Z" fill="#fff" opacity=".4"/>`,
] as const;

/** Draws the symbols of a machine, laid out and lit. @source ours */
export const drawSlots: GameArtMotif = ({ width, height, random, palette }) => {
  const places = random.pick(arrangements);
  const swell = random.between(0.9, 1.12);
  const symbol = random.pick(things);
  const fills = [palette.second, palette.light, palette.middle] as const;
  const rows = [...places].map(([x, y, size], index) => {
    const fill = size > 60 ? palette.light : (fills[index % 3] ?? palette.second);
    return `<use href="#s" fill="${fill}" transform="translate(${round1(x * width)} ${round1(y * height)})scale(${((size * swell) / 70).toFixed(2)})"/>`;
  });
  return `<defs><g id="s">${symbol}</g></defs>${rows.join('')}`;
};
