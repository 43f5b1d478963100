import { reskin } from '../reskin.ts';
import { gemThree } from './gem-three.ts';

/** Pays like `gemThree`. @source ours */
export const seaThree = reskin(gemThree, 'slots-sea-three', {
  diamond: 'pearl',
  ruby: 'whale',
  emerald: 'turtle',
  sapphire: 'crab',
  amethyst: 'star',
  topaz: 'weed',
});
