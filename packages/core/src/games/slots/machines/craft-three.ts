import { reskin } from '../reskin.ts';
import { lanternThree } from './lantern-three.ts';

/** Pays like `lanternThree`. @source ours */
export const craftThree = reskin(lanternThree, 'slots-craft-three', {
  lantern: 'mask',
  kite: 'fan',
  bell: 'gong',
  mango: 'drum',
  flower: 'umbrella',
  leaf: 'coin',
});
