import { linesOfFive } from '../lines-of-five.ts';
import { reel } from '../reel.ts';
import type { SlotMachine } from '../slot-machine.ts';

/**
 * Five reels, fifteen lines, no free spins: each mask in a line multiplies the payout by four.
 * @source ours
 */
export const maskFifteen: SlotMachine = {
  id: 'slots-mask-fifteen',
  rows: 3,
  reels: [
    reel(
      'flower umbrella gong fan flower fan flower fan kris flower fan flower drum flower drum flower umbrella fan flower fan drum flower umbrella fan gong flower fan flower umbrella flower gong kris',
    ),
    reel(
      'fan flower umbrella kris umbrella flower umbrella drum gong flower umbrella drum gong umbrella kris fan gong umbrella drum umbrella drum umbrella fan umbrella flower mask flower gong umbrella gong fan umbrella',
    ),
    reel(
      'kris drum umbrella fan gong flower umbrella drum umbrella mask drum flower umbrella kris fan umbrella drum gong fan flower gong fan umbrella flower drum umbrella drum umbrella flower drum flower drum',
    ),
    reel(
      'flower umbrella kris flower gong umbrella fan gong kris umbrella fan umbrella flower kris umbrella kris mask umbrella flower drum flower umbrella fan kris fan gong umbrella drum fan drum fan umbrella',
    ),
    reel(
      'drum fan gong fan umbrella flower umbrella drum flower gong kris drum fan drum flower kris flower drum flower umbrella flower fan gong drum umbrella flower drum flower drum gong drum flower',
    ),
  ],
  lines: linesOfFive(15),
  pays: {
    kris: { 3: 25, 4: 100, 5: 500 },
    gong: { 3: 15, 4: 50, 5: 200 },
    drum: { 3: 8, 4: 30, 5: 100 },
    fan: { 3: 6, 4: 15, 5: 60 },
    umbrella: { 3: 4, 4: 10, 5: 40 },
    flower: { 3: 2, 4: 8, 5: 25 },
  },
  wild: { symbol: 'mask', times: 4 },
  maximumPerSpin: 46408,
  returnBp: 9705,
};
