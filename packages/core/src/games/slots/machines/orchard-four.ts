import { reel } from '../reel.ts';
import type { SlotMachine } from '../slot-machine.ts';

/**
 * Four reels, nine lines. Three durians trigger free spins; mangosteens substitute for all other fruit.
 * @source ours
 */
export const orchardFour: SlotMachine = {
  id: 'slots-orchard-four',
  rows: 3,
  reels: [
    reel(
      'banana coconut mango lime papaya lime mango lime mango coconut lime banana lime mango mangosteen banana lime durian lime banana mango lime mango lime mangosteen banana mango lime',
    ),
    reel(
      'papaya mango banana lime banana lime mango papaya coconut papaya mango banana mango lime papaya mangosteen mango mangosteen lime papaya lime mango banana papaya banana coconut mango durian',
    ),
    reel(
      'mango lime banana lime papaya coconut banana mangosteen mango coconut lime mango coconut lime banana durian lime banana lime coconut banana lime coconut mangosteen lime coconut mango lime',
    ),
    reel(
      'mangosteen durian banana coconut mango banana mango lime banana lime mango lime papaya mangosteen lime papaya banana lime coconut mango coconut mango lime mango lime banana lime mango',
    ),
  ],
  lines: [
    [1, 1, 1, 1],
    [0, 0, 0, 0],
    [2, 2, 2, 2],
    [0, 1, 1, 0],
    [2, 1, 1, 2],
    [0, 1, 2, 1],
    [2, 1, 0, 1],
    [1, 0, 0, 1],
    [1, 2, 2, 1],
  ],
  pays: {
    papaya: { 3: 20, 4: 120 },
    coconut: { 3: 12, 4: 60 },
    banana: { 3: 8, 4: 36 },
    mango: { 3: 5, 4: 20 },
    lime: { 3: 3, 4: 9 },
  },
  wild: { symbol: 'mangosteen', times: 1 },
  freeSpins: { symbol: 'durian', spins: { 3: 8, 4: 15 }, pays: { 3: 3, 4: 20 }, times: 2 },
  maximumPerSpin: 216,
  returnBp: 9626,
};
