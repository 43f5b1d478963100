import { reskin } from '../reskin.ts';
import { gongFive } from './gong-five.ts';

/** Pays like `gongFive`. @source ours */
export const seaWays = reskin(gongFive, 'slots-sea-ways', {
  gong: 'pearl',
  mask: 'whale',
  kris: 'turtle',
  drum: 'squid',
  fan: 'crab',
  umbrella: 'star',
  coin: 'coral',
});
