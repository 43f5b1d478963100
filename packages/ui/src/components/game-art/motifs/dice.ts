import type { GameArtMotif } from '../game-art.types.ts';
import { emblemOf } from './emblems.ts';
import { transformMarkup, centreMarkup, haloMarkup } from './motif-markup.ts';

const corners = [
  [-1, -1],
  [1, 1],
] as const;
const others = [
  [1, -1],
  [-1, 1],
] as const;
const sides = [
  [-1, 0],
  [1, 0],
] as const;
const middle = [[0, 0]] as const;

/** Pips of each face, as columns and rows from the middle. */
const faces = [
  middle,
  corners,
  [...corners, ...middle],
  [...corners, ...others],
  [...corners, ...others, ...middle],
  [...corners, ...others, ...sides],
] as const;

const die = (face: (typeof faces)[number], body: string, pip: string): string => {
  const pips = face.map(([x, y]) => `<circle cx="${x * 26}" cy="${y * 26}" r="9.5"/>`).join('');
  return `<rect x="-48" y="-44" width="96" height="96" rx="20" opacity=".35"/><rect x="-48" y="-48" width="96" height="96" rx="20" fill="${body}"/><path d="M-48-20V-28A20 20 0 0 1-28-48H28A20 20 0 0 1 48-28Q0-30-48 8Z" fill="#fff" opacity=".22"/><g fill="${pip}">${pips}</g>`;
};

/** Two dice in the air. @source ours */
export const drawDice: GameArtMotif = (scene) => {
  const { palette, random, title = '' } = scene;
  const turn = random.between(-22, -8);
  const back = transformMarkup(
    36,
    -36,
    0.86,
    die(random.pick(faces), palette.second, palette.paper),
    18,
  );
  const front = transformMarkup(
    -26,
    24,
    1.18,
    die(random.pick(faces), palette.paper, palette.secondDeep),
    turn,
  );
  return centreMarkup(scene, `${haloMarkup(palette.lamp)}${back}${front}${emblemOf(title)}`);
};
