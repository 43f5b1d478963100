import { round1 } from '../number-text.ts';
import type { GameArtMotif } from '../game-art.types.ts';

/** Positions of the balls: x and y as shares of the image's size, radius at a height of 300 px. */
const arrangements = [
  [
    [0.62, 0.34, 66],
    [0.16, 0.16, 30],
    [0.14, 0.5, 44],
    [0.5, 0.7, 30],
    [0.96, 0.66, 34],
  ],
  [
    [0.26, 0.28, 52],
    [0.72, 0.42, 66],
    [0.66, 0.04, 28],
    [0.16, 0.66, 32],
    [0.96, 0.74, 36],
  ],
  [
    [0.5, 0.4, 74],
    [0.06, 0.24, 34],
    [0.94, 0.2, 38],
    [0.12, 0.7, 40],
    [0.86, 0.72, 30],
  ],
] as const;

/** Numbered balls that float up like bubbles. @source ours */
export const drawBingo: GameArtMotif = ({ width, height, random, palette }) => {
  const fills = [palette.lamp, palette.light, palette.second, palette.second, palette.light];
  const balls = [...random.pick(arrangements)].map(
    ([x, y, radius], index) =>
      `<g transform="translate(${round1(x * width)} ${round1(y * height)})scale(${((radius / 66) * (height / 300)).toFixed(2)})"><use href="#b" fill="${fills[index]}"/><text y="14" fill="${palette.secondDeep}">${random.whole(1, 75)}</text></g>`,
  );
  const ball = `<g id="b"><circle r="66"/><path d="M-53-20A57 57 0 0 1 13-55" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="5.3" stroke-linecap="round"/><circle r="38.3" fill="${palette.paper}"/></g>`;
  return `<defs>${ball}</defs><g font-family="system-ui,sans-serif" font-weight="800" font-size="40" text-anchor="middle">${balls.join('')}</g>`;
};
