import { reel } from '../reel.ts';
import type { SlotMachine } from '../slot-machine.ts';

/**
 * Six reels, twenty lines, up to six of a kind. Three moons trigger free spins, which pay double.
 * @source ours
 */
export const treasureSix: SlotMachine = {
  id: 'slots-treasure-six',
  rows: 3,
  reels: [
    reel(
      'topaz sapphire ruby emerald amethyst emerald sapphire emerald sapphire topaz amethyst ruby amethyst topaz ruby emerald topaz ruby diamond topaz diamond ruby sapphire topaz sapphire emerald topaz emerald diamond moon',
    ),
    reel(
      'ruby emerald sapphire amethyst ruby diamond emerald topaz pearl diamond topaz amethyst emerald amethyst sapphire emerald ruby emerald amethyst sapphire emerald amethyst topaz sapphire topaz ruby topaz moon topaz sapphire',
    ),
    reel(
      'ruby topaz emerald amethyst sapphire diamond ruby emerald amethyst diamond topaz sapphire ruby topaz amethyst topaz ruby emerald topaz sapphire ruby emerald sapphire diamond moon pearl amethyst emerald topaz sapphire',
    ),
    reel(
      'ruby sapphire emerald topaz sapphire topaz sapphire ruby emerald diamond emerald ruby sapphire topaz emerald amethyst emerald amethyst diamond moon ruby sapphire amethyst sapphire topaz ruby topaz diamond topaz pearl',
    ),
    reel(
      'emerald sapphire emerald sapphire amethyst topaz ruby emerald diamond amethyst diamond ruby emerald topaz diamond emerald amethyst emerald amethyst topaz sapphire ruby diamond topaz ruby emerald topaz pearl moon amethyst',
    ),
    reel(
      'emerald ruby topaz amethyst ruby topaz emerald ruby emerald topaz amethyst emerald diamond ruby amethyst sapphire amethyst emerald sapphire amethyst emerald sapphire emerald ruby sapphire topaz emerald moon pearl sapphire',
    ),
  ],
  lines: [
    [1, 1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0, 0],
    [2, 2, 2, 2, 2, 2],
    [0, 1, 2, 2, 1, 0],
    [2, 1, 0, 0, 1, 2],
    [0, 0, 1, 1, 0, 0],
    [2, 2, 1, 1, 2, 2],
    [1, 0, 0, 0, 0, 1],
    [1, 2, 2, 2, 2, 1],
    [0, 1, 0, 1, 0, 1],
    [2, 1, 2, 1, 2, 1],
    [1, 0, 1, 0, 1, 0],
    [1, 2, 1, 2, 1, 2],
    [0, 1, 1, 1, 1, 0],
    [2, 1, 1, 1, 1, 2],
    [1, 1, 0, 0, 1, 1],
    [1, 1, 2, 2, 1, 1],
    [0, 0, 1, 1, 2, 2],
    [2, 2, 1, 1, 0, 0],
    [0, 2, 1, 1, 2, 0],
  ],
  pays: {
    diamond: { 3: 20, 4: 80, 5: 400, 6: 2500 },
    ruby: { 3: 15, 4: 60, 5: 250, 6: 1000 },
    emerald: { 3: 12, 4: 40, 5: 150, 6: 600 },
    sapphire: { 3: 8, 4: 25, 5: 80, 6: 300 },
    amethyst: { 3: 6, 4: 18, 5: 60, 6: 200 },
    topaz: { 3: 5, 4: 12, 5: 40, 6: 120 },
  },
  wild: { symbol: 'pearl', times: 1 },
  freeSpins: {
    symbol: 'moon',
    spins: { 3: 6, 4: 10, 5: 16, 6: 30 },
    pays: { 3: 1, 4: 5, 5: 25, 6: 200 },
    times: 2,
  },
  maximumPerSpin: 5700,
  returnBp: 9564,
};
