import { linesOfFive } from '../lines-of-five.ts';
import { reel } from '../reel.ts';
import type { SlotMachine } from '../slot-machine.ts';

/**
 * Five reels, twenty-five lines, rare and large wins. Comets double, and free spins pay three times.
 * @source ours
 */
export const skyFive: SlotMachine = {
  id: 'slots-sky-five',
  rows: 3,
  reels: [
    reel(
      'cloud bell leaf cloud leaf bolt leaf moon bolt leaf cloud kite bell leaf sun cloud leaf kite leaf kite cloud leaf cloud sun cloud leaf bell leaf bell bolt bell leaf cloud leaf',
    ),
    reel(
      'bolt cloud kite leaf sun bell comet leaf sun cloud bolt bell sun cloud leaf bolt leaf bell sun leaf sun kite cloud leaf bolt leaf kite moon bolt kite leaf bell leaf sun',
    ),
    reel(
      'bolt bell cloud kite leaf cloud bell bolt kite bell comet bell cloud kite bell leaf moon kite cloud leaf cloud bolt bell cloud leaf kite cloud bell sun bell cloud sun leaf cloud',
    ),
    reel(
      'cloud bolt leaf cloud leaf sun kite bell kite leaf cloud kite cloud leaf bell sun bell cloud kite cloud comet kite bolt kite cloud bolt bell leaf kite cloud kite bolt moon kite',
    ),
    reel(
      'bell leaf bell cloud bell moon leaf bell kite bell sun bell kite leaf sun bell leaf kite leaf cloud bolt bell bolt bell cloud bolt leaf bolt bell leaf cloud bell kite leaf',
    ),
  ],
  lines: linesOfFive(25),
  pays: {
    sun: { 3: 40, 4: 200, 5: 1500 },
    bolt: { 3: 20, 4: 90, 5: 450 },
    kite: { 3: 15, 4: 50, 5: 200 },
    bell: { 3: 8, 4: 30, 5: 100 },
    cloud: { 3: 6, 4: 20, 5: 70 },
    leaf: { 3: 4, 4: 12, 5: 50 },
  },
  wild: { symbol: 'comet', times: 2 },
  freeSpins: {
    symbol: 'moon',
    spins: { 3: 10, 4: 15, 5: 25 },
    pays: { 3: 2, 4: 15, 5: 100 },
    times: 3,
  },
  maximumPerSpin: 12928,
  returnBp: 9518,
};
