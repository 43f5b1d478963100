import { reel } from '../reel.ts';
import type { SlotMachine } from '../slot-machine.ts';

/** Three reels, five lines. Each lantern in a line doubles the payout. @source ours */
export const lanternThree: SlotMachine = {
  id: 'slots-lantern-three',
  rows: 3,
  reels: [
    reel(
      'flower mango kite leaf flower bell leaf mango flower leaf bell mango flower lantern kite leaf flower mango bell leaf flower mango leaf bell',
    ),
    reel(
      'leaf bell flower mango leaf flower kite bell leaf mango flower leaf bell mango flower leaf flower mango kite bell leaf flower mango lantern',
    ),
    reel(
      'mango leaf flower bell leaf mango flower lantern bell leaf mango flower kite leaf flower mango bell leaf flower mango bell leaf flower kite',
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
    lantern: { 3: 150 },
    kite: { 3: 60 },
    bell: { 3: 15 },
    mango: { 3: 8 },
    flower: { 3: 5 },
    leaf: { 3: 3 },
  },
  wild: { symbol: 'lantern', times: 2 },
  maximumPerSpin: 300,
  returnBp: 9_651,
};
