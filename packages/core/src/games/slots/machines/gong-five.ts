import { linesOfFive } from '../lines-of-five.ts';
import { reel } from '../reel.ts';
import type { SlotMachine } from '../slot-machine.ts';

/**
 * Five reels, ten lines, small and frequent wins: lines pay from the left and from the right. @source ours
 */
export const gongFive: SlotMachine = {
  id: 'slots-gong-five',
  rows: 3,
  reels: [
    reel(
      'umbrella fan mask gong umbrella drum kris coin fan kris mask drum kris fan coin fan umbrella coin umbrella mask drum coin umbrella fan drum kris coin drum umbrella coin',
    ),
    reel(
      'coin umbrella kris umbrella drum umbrella kris fan umbrella gong umbrella fan umbrella fan coin fan mask kris coin fan drum coin fan drum kris coin drum mask coin mask',
    ),
    reel(
      'umbrella coin kris mask umbrella kris fan mask coin kris mask drum kris umbrella coin umbrella fan drum mask fan coin gong fan coin drum umbrella coin umbrella kris drum',
    ),
    reel(
      'fan coin umbrella mask drum fan kris fan coin umbrella coin kris mask drum umbrella drum coin fan mask drum kris umbrella gong umbrella fan coin fan kris umbrella drum',
    ),
    reel(
      'fan umbrella drum umbrella fan kris fan coin umbrella coin umbrella fan umbrella coin kris mask coin umbrella drum kris drum gong mask fan drum coin mask drum kris coin',
    ),
  ],
  lines: linesOfFive(10),
  pays: {
    mask: { 3: 25, 4: 80, 5: 300 },
    kris: { 3: 15, 4: 50, 5: 150 },
    drum: { 3: 8, 4: 25, 5: 80 },
    fan: { 3: 6, 4: 18, 5: 60 },
    umbrella: { 3: 4, 4: 10, 5: 35 },
    coin: { 3: 3, 4: 8, 5: 25 },
  },
  wild: { symbol: 'gong', times: 1 },
  bothWays: true,
  maximumPerSpin: 710,
  returnBp: 9709,
};
