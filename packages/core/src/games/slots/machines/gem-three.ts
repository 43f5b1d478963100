import { reel } from '../reel.ts';
import type { SlotMachine } from '../slot-machine.ts';

/** Three reels, five lines, few and large wins. Each diamond in a line triples the payout. @source ours */
export const gemThree: SlotMachine = {
  id: 'slots-gem-three',
  rows: 3,
  reels: [
    reel(
      'amethyst emerald topaz ruby topaz amethyst topaz sapphire amethyst emerald ruby topaz amethyst topaz amethyst sapphire topaz amethyst sapphire topaz diamond amethyst emerald topaz amethyst topaz',
    ),
    reel(
      'ruby amethyst sapphire topaz sapphire topaz amethyst topaz sapphire amethyst topaz diamond emerald topaz emerald topaz amethyst topaz amethyst sapphire topaz sapphire amethyst ruby topaz amethyst',
    ),
    reel(
      'amethyst topaz diamond topaz amethyst sapphire topaz ruby topaz amethyst topaz amethyst topaz sapphire amethyst topaz ruby topaz sapphire emerald amethyst topaz amethyst topaz emerald sapphire',
    ),
  ],
  lines: [
    [1, 1, 1],
    [0, 0, 0],
    [2, 2, 2],
    [0, 1, 2],
    [2, 1, 0],
  ],
  pays: {
    diamond: { 3: 250 },
    ruby: { 3: 40 },
    emerald: { 3: 18 },
    sapphire: { 3: 8 },
    amethyst: { 3: 4 },
    topaz: { 3: 2 },
  },
  wild: { symbol: 'diamond', times: 3 },
  maximumPerSpin: 390,
  returnBp: 9580,
};
