import { linesOfFive } from '../lines-of-five.ts';
import { reel } from '../reel.ts';
import type { SlotMachine } from '../slot-machine.ts';

/**
 * Five reels, ten lines. A fan on one of the three middle reels unfolds over the whole reel before
 * lines pay.
 * @source ours
 */
export const fanBloom: SlotMachine = {
  id: 'slots-fan-bloom',
  rows: 3,
  reels: [
    reel(
      'umbrella coin drum coin flower mask drum kris flower umbrella coin umbrella gong umbrella gong drum flower coin gong kris flower gong umbrella flower drum coin mask coin umbrella kris drum',
    ),
    reel(
      'gong fan gong coin mask drum coin umbrella coin drum umbrella kris umbrella flower mask kris flower kris coin flower drum umbrella coin umbrella gong flower drum flower gong coin umbrella drum',
    ),
    reel(
      'umbrella gong fan flower drum flower umbrella mask gong flower kris coin mask drum umbrella gong umbrella coin gong coin umbrella drum coin drum coin flower kris flower umbrella coin drum kris',
    ),
    reel(
      'coin flower gong mask drum coin drum flower umbrella drum umbrella kris flower drum coin umbrella coin umbrella flower gong flower fan gong mask coin kris umbrella kris umbrella gong coin drum',
    ),
    reel(
      'umbrella gong umbrella mask coin drum gong flower coin gong umbrella coin flower umbrella drum coin kris drum flower coin umbrella flower gong mask kris drum kris flower drum umbrella coin',
    ),
  ],
  lines: linesOfFive(10),
  pays: {
    mask: { 3: 40, 4: 150, 5: 750 },
    kris: { 3: 25, 4: 90, 5: 350 },
    gong: { 3: 16, 4: 60, 5: 200 },
    drum: { 3: 10, 4: 35, 5: 120 },
    flower: { 3: 8, 4: 25, 5: 80 },
    umbrella: { 3: 6, 4: 16, 5: 60 },
    coin: { 3: 5, 4: 12, 5: 40 },
  },
  wild: { symbol: 'fan', times: 1 },
  feature: { kind: 'expand' },
  maximumPerSpin: 3180,
  returnBp: 9653,
};
