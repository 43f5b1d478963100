import { reskin } from '../reskin.ts';
import { maskFifteen } from './mask-fifteen.ts';

/** Pays like `maskFifteen`. @source ours */
export const stormFifteen = reskin(maskFifteen, 'slots-storm-fifteen', {
  mask: 'bolt',
  kris: 'sun',
  gong: 'comet',
  drum: 'moon',
  fan: 'kite',
  umbrella: 'bell',
  flower: 'cloud',
});
