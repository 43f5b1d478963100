import { reskin } from '../reskin.ts';
import { skyFive } from './sky-five.ts';

/** Pays like `skyFive`. @source ours */
export const harvestFive = reskin(skyFive, 'slots-harvest-five', {
  comet: 'sun',
  moon: 'durian',
  sun: 'mangosteen',
  bolt: 'papaya',
  kite: 'coconut',
  bell: 'banana',
  cloud: 'mango',
  leaf: 'lime',
});
