import { linesOfFive } from '../lines-of-five.ts';
import { reel } from '../reel.ts';
import type { SlotMachine } from '../slot-machine.ts';

/**
 * Five reels, twenty lines. Six coins or more are held while all other cells respin, until three respins
 * in a row add none; then the coins pay their values.
 * @source ours
 */
export const coinVault: SlotMachine = {
  id: 'slots-coin-vault',
  rows: 3,
  reels: [
    reel(
      'emerald sapphire ruby topaz sapphire emerald sapphire topaz amethyst ruby amethyst topaz coin amethyst coin emerald topaz sapphire coin ruby topaz emerald amethyst coin sapphire amethyst coin topaz amethyst',
    ),
    reel(
      'emerald sapphire ruby amethyst diamond amethyst coin amethyst sapphire emerald topaz coin ruby amethyst ruby sapphire topaz coin sapphire emerald amethyst coin topaz coin topaz sapphire topaz amethyst emerald topaz',
    ),
    reel(
      'emerald sapphire ruby amethyst coin sapphire emerald coin topaz amethyst coin amethyst topaz amethyst emerald sapphire emerald topaz diamond topaz amethyst topaz ruby sapphire ruby coin sapphire topaz coin amethyst',
    ),
    reel(
      'amethyst topaz coin ruby topaz coin emerald amethyst sapphire amethyst coin topaz emerald amethyst emerald sapphire diamond coin amethyst sapphire topaz ruby emerald topaz sapphire topaz amethyst ruby coin sapphire',
    ),
    reel(
      'ruby coin topaz sapphire amethyst emerald amethyst topaz ruby topaz amethyst sapphire amethyst emerald coin sapphire amethyst coin emerald topaz sapphire topaz ruby emerald topaz sapphire coin amethyst coin',
    ),
  ],
  lines: linesOfFive(20),
  pays: {
    ruby: { 3: 30, 4: 120, 5: 500 },
    emerald: { 3: 20, 4: 80, 5: 300 },
    sapphire: { 3: 12, 4: 45, 5: 150 },
    amethyst: { 3: 8, 4: 25, 5: 80 },
    topaz: { 3: 6, 4: 18, 5: 60 },
  },
  wild: { symbol: 'diamond', times: 1 },
  feature: {
    kind: 'hold',
    symbol: 'coin',
    startsAt: 6,
    respins: 3,
    oneIn: 20,
    values: [1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 5, 5, 10, 20],
    full: 200,
  },
  maximumPerSpin: 10500,
  returnBp: 9510,
};
