import { reskin } from '../reskin.ts';
import { gemThree } from './gem-three.ts';

/** Pays like `gemThree`. @source ours */
export const fruitThree = reskin(gemThree, 'slots-fruit-three', {
  diamond: 'durian',
  ruby: 'mangosteen',
  emerald: 'papaya',
  sapphire: 'coconut',
  amethyst: 'banana',
  topaz: 'lime',
});
