import { reskin } from '../reskin.ts';
import { orchardFour } from './orchard-four.ts';

/** Pays like `orchardFour`. @source ours */
export const moonFour = reskin(orchardFour, 'slots-moon-four', {
  mangosteen: 'lantern',
  durian: 'moon',
  papaya: 'sun',
  coconut: 'bolt',
  banana: 'kite',
  mango: 'bell',
  lime: 'cloud',
});
