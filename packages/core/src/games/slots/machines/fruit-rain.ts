import { reel } from '../reel.ts';
import type { SlotMachine } from '../slot-machine.ts';

/**
 * Four reels of four rows, twelve lines. Fruit of winning lines disappears and more falls from above, as
 * long as a line wins; mangosteens substitute for all other fruit.
 * @source ours
 */
export const fruitRain: SlotMachine = {
  id: 'slots-fruit-rain',
  rows: 4,
  reels: [
    reel(
      'coconut lime banana mango lime banana lime papaya mango coconut papaya mango durian banana mango coconut lime banana lime mango lime',
    ),
    reel(
      'papaya coconut mango coconut mangosteen banana lime coconut papaya lime mango lime banana lime mango banana lime mango durian banana mango lime',
    ),
    reel(
      'coconut lime mango banana lime banana lime coconut banana lime mango lime papaya mango banana mango lime mango papaya coconut mangosteen durian',
    ),
    reel(
      'mango durian banana lime mangosteen mango papaya lime mango coconut lime coconut banana lime coconut mango banana papaya lime mango lime banana',
    ),
  ],
  lines: [
    [1, 1, 1, 1],
    [2, 2, 2, 2],
    [0, 0, 0, 0],
    [3, 3, 3, 3],
    [0, 1, 1, 0],
    [3, 2, 2, 3],
    [1, 0, 0, 1],
    [2, 3, 3, 2],
    [1, 2, 2, 1],
    [2, 1, 1, 2],
    [0, 1, 2, 3],
    [3, 2, 1, 0],
  ],
  pays: {
    durian: { 3: 50, 4: 400 },
    papaya: { 3: 25, 4: 150 },
    coconut: { 3: 14, 4: 70 },
    banana: { 3: 8, 4: 30 },
    mango: { 3: 5, 4: 18 },
    lime: { 3: 2, 4: 9 },
  },
  wild: { symbol: 'mangosteen', times: 1 },
  feature: { kind: 'tumble' },
  maximumPerSpin: 872,
  returnBp: 9609,
};
