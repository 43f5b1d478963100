import { reskin } from '../reskin.ts';
import { gongFive } from './gong-five.ts';

/** Pays like `gongFive`. @source ours */
export const gemWays = reskin(gongFive, 'slots-gem-ways', {
  gong: 'diamond',
  mask: 'ruby',
  kris: 'emerald',
  drum: 'sapphire',
  fan: 'amethyst',
  umbrella: 'topaz',
  coin: 'pearl',
});
