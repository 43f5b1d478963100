import type { GameArtMotif } from '../game-art.types.ts';
import { emblemOf } from './emblems.ts';
import { centreMarkup, haloMarkup } from './motif-markup.ts';

/** Columns that climb past a target. @source ours */
export const drawLimbo: GameArtMotif = (scene) => {
  const { palette, random, title = '' } = scene;
  const target = random.pick(['2.00', '3.00', '5.00', '10.00']);
  const bars = [26, 44, 68, 98, 138]
    .map((tall, index) => {
      const fill = index === 4 ? palette.lamp : index % 2 ? palette.second : palette.middle;
      return `<rect x="${index * 38 - 92}" y="${80 - tall}" width="30" height="${tall}" rx="7" fill="${fill}"/>`;
    })
    .join('');
  return centreMarkup(
    scene,
    `${haloMarkup(palette.light)}${bars}<path d="M-100-24H100" stroke="${palette.paper}" stroke-width="3" stroke-dasharray="8 8"/><path d="M-84 34C-30 24 26-6 62-76M36-72L66-86L72-54" fill="none" stroke="${palette.paper}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><text x="-100" y="-34" font-family="system-ui,sans-serif" font-weight="800" font-size="34" fill="${palette.paper}">${target}×</text>${emblemOf(title, -60, 44, 0.8)}`,
  );
};
