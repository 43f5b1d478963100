import { reskin } from '../reskin.ts';
import { marketWide } from './market-wide.ts';

/** Pays like `marketWide`. @source ours */
export const reefWide = reskin(marketWide, 'slots-reef-wide', {
  lantern: 'pearl',
  coin: 'shell',
  kite: 'whale',
  umbrella: 'turtle',
  drum: 'squid',
  fan: 'crab',
  mango: 'star',
  flower: 'coral',
  leaf: 'weed',
});
