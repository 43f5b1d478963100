import { round1 } from '../number-text.ts';
import type { GameArtMotif } from '../game-art.types.ts';

const faces = [
  'M44 38L64 65 44 92 24 65Z',
  'M44 40C60 24 76 46 44 92 12 46 28 24 44 40Z',
  'M44 36C76 68 60 84 47 78L52 94H36L41 78C28 84 12 68 44 36Z',
] as const;

/** A fan of cards, backs in the pattern of the drawing, the last one open. @source ours */
export const drawCasino: GameArtMotif = ({ width, height, random, palette }) => {
  const cards = random.whole(4, 5);
  const spread = random.between(12, 16);
  const scale = (height / 300) * 1.06;
  const origin = `translate(${round1(width / 2)} ${round1(height * 0.94)})scale(${scale.toFixed(2)})`;
  const fills = [palette.deep, palette.middle, palette.second, palette.middle];
  const rows = Array.from({ length: cards }, (_, index) => {
    const turn = round1((index - (cards - 1) / 2) * spread);
    const transform = `transform="rotate(${turn})translate(-44 -238)"`;
    if (index < cards - 1) return `<use href="#k" fill="${fills[index % 4]}" ${transform}/>`;
    return `<g ${transform}><rect width="88" height="130" rx="10" fill="${palette.paper}" stroke="${palette.ground}" stroke-width="2"/><path d="${random.pick(faces)}" fill="${palette.secondDeep}"/><path d="M14 12l5 7-5 7-5-7zM74 104l5 7-5 7-5-7z" fill="${palette.secondDeep}"/></g>`;
  });
  const back = `<g id="k"><rect width="88" height="130" rx="10" stroke="${palette.ground}" stroke-width="2"/><rect x="7" y="7" width="74" height="116" rx="6" fill="none" stroke="${palette.pale}" stroke-opacity=".55"/><rect x="11" y="11" width="66" height="108" rx="4" fill="url(#p)" opacity=".34"/></g>`;
  return `<defs>${back}</defs><g transform="${origin}">${rows.join('')}</g>`;
};
