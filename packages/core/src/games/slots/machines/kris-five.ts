import { reskin } from '../reskin.ts';
import { skyFive } from './sky-five.ts';

/** Pays like `skyFive`. @source ours */
export const krisFive = reskin(skyFive, 'slots-kris-five', {
  comet: 'kris',
  moon: 'gong',
  sun: 'mask',
  bolt: 'drum',
  kite: 'fan',
  bell: 'umbrella',
  cloud: 'flower',
  leaf: 'coin',
});
