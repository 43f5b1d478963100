import { reskin } from '../reskin.ts';
import { tideFive } from './tide-five.ts';

/** Pays like `tideFive`. @source ours */
export const gardenFive = reskin(tideFive, 'slots-garden-five', {
  pearl: 'sun',
  shell: 'moon',
  whale: 'durian',
  turtle: 'mangosteen',
  squid: 'papaya',
  crab: 'coconut',
  star: 'banana',
  coral: 'mango',
  weed: 'lime',
});
