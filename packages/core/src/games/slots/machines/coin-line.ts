import { reel } from '../reel.ts';
import type { SlotMachine } from '../slot-machine.ts';

/** Three reels and one line in the middle. Each coin in it multiplies the payout by four. @source ours */
export const coinLine: SlotMachine = {
  id: 'slots-coin-line',
  rows: 3,
  reels: [
    reel(
      'umbrella drum umbrella fan drum umbrella kris umbrella drum fan drum gong coin umbrella drum gong umbrella drum umbrella fan kris umbrella drum fan umbrella drum umbrella kris umbrella fan',
    ),
    reel(
      'fan umbrella gong kris fan umbrella kris umbrella coin umbrella drum umbrella drum fan drum umbrella drum umbrella kris umbrella drum umbrella drum umbrella fan drum gong fan umbrella drum',
    ),
    reel(
      'umbrella gong drum umbrella drum umbrella drum umbrella kris umbrella fan umbrella fan kris drum umbrella fan drum umbrella gong fan drum umbrella fan umbrella kris drum umbrella coin fan',
    ),
  ],
  lines: [[1, 1, 1]],
  pays: {
    coin: { 3: 500 },
    gong: { 3: 30 },
    kris: { 3: 15 },
    fan: { 3: 7 },
    drum: { 3: 3 },
    umbrella: { 3: 2 },
  },
  wild: { symbol: 'coin', times: 4 },
  maximumPerSpin: 500,
  returnBp: 9499,
};
