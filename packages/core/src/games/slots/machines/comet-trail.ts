import { linesOfFive } from '../lines-of-five.ts';
import { reel } from '../reel.ts';
import type { SlotMachine } from '../slot-machine.ts';

/**
 * Five reels, twenty lines. Every comet in the window advances a trail, which multiplies all lines by up
 * to twenty-five; suns are wild.
 * @source ours
 */
export const cometTrail: SlotMachine = {
  id: 'slots-comet-trail',
  rows: 3,
  reels: [
    reel(
      'bolt kite leaf bell leaf moon cloud comet kite cloud bell leaf moon bolt kite cloud kite cloud leaf bolt bell leaf cloud bell leaf bell cloud comet leaf',
    ),
    reel(
      'leaf moon bell bolt comet cloud leaf kite bell moon cloud bell leaf cloud bolt cloud leaf kite bell leaf bolt kite leaf cloud kite comet cloud bell leaf sun',
    ),
    reel(
      'cloud leaf cloud bell moon cloud leaf kite leaf kite leaf cloud leaf cloud moon kite bell bolt bell leaf sun bolt comet bell bolt kite bell cloud leaf comet',
    ),
    reel(
      'leaf moon bolt leaf cloud bell leaf bell kite bell kite leaf cloud leaf comet cloud bolt cloud bell leaf sun leaf kite cloud bell kite comet cloud moon bolt',
    ),
    reel(
      'cloud kite leaf cloud kite bell kite cloud leaf cloud bolt leaf bell leaf bell leaf bell kite bell bolt leaf comet cloud bolt moon leaf cloud moon comet',
    ),
  ],
  lines: linesOfFive(20),
  pays: {
    moon: { 3: 40, 4: 150, 5: 750 },
    bolt: { 3: 20, 4: 75, 5: 300 },
    kite: { 3: 14, 4: 40, 5: 150 },
    bell: { 3: 8, 4: 25, 5: 80 },
    cloud: { 3: 6, 4: 16, 5: 60 },
    leaf: { 3: 4, 4: 12, 5: 40 },
  },
  wild: { symbol: 'sun', times: 1 },
  feature: { kind: 'trail', symbol: 'comet', times: [1, 2, 3, 5, 10, 25] },
  maximumPerSpin: 7960,
  returnBp: 9654,
};
