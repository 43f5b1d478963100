import { reel } from '../reel.ts';
import type { SlotMachine } from '../slot-machine.ts';

/**
 * Three reels, five lines. Each lantern in a line doubles what it pays. @source ours
 */
export const lanternThree: SlotMachine = {
  id: 'slots-lantern-three',
  rows: 3,
  reels: [
    reel(
      'cherry mango seven leaf cherry bell leaf mango cherry leaf bell mango cherry lantern seven leaf cherry mango bell leaf cherry mango leaf bell',
    ),
    reel(
      'leaf bell cherry mango leaf cherry seven bell leaf mango cherry leaf bell mango cherry leaf cherry mango seven bell leaf cherry mango lantern',
    ),
    reel(
      'mango leaf cherry bell leaf mango cherry lantern bell leaf mango cherry seven leaf cherry mango bell leaf cherry mango bell leaf cherry seven',
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
    seven: { 3: 60 },
    bell: { 3: 15 },
    mango: { 3: 8 },
    cherry: { 3: 5 },
    leaf: { 3: 3 },
  },
  wild: { symbol: 'lantern', times: 2 },
  mostPerSpin: 300,
  returnBp: 9_651,
};
