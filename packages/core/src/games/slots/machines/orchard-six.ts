import { reskin } from '../reskin.ts';
import { treasureSix } from './treasure-six.ts';

/** Pays like `treasureSix`. @source ours */
export const orchardSix = reskin(treasureSix, 'slots-orchard-six', {
  pearl: 'sun',
  moon: 'durian',
  diamond: 'mangosteen',
  ruby: 'papaya',
  emerald: 'coconut',
  sapphire: 'banana',
  amethyst: 'mango',
  topaz: 'lime',
});
