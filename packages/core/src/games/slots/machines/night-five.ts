import { reskin } from '../reskin.ts';
import { tideFive } from './tide-five.ts';

/** Pays like `tideFive`. @source ours */
export const nightFive = reskin(tideFive, 'slots-night-five', {
  pearl: 'comet',
  shell: 'moon',
  whale: 'diamond',
  turtle: 'ruby',
  squid: 'emerald',
  crab: 'sapphire',
  star: 'amethyst',
  coral: 'topaz',
  weed: 'cloud',
});
