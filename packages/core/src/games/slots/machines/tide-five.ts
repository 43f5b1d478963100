import { linesOfFive } from '../lines-of-five.ts';
import { reel } from '../reel.ts';
import type { SlotMachine } from '../slot-machine.ts';

/**
 * Five reels, twenty lines. Three shells trigger free spins, which pay double; pearls substitute for all
 * symbols except shells.
 * @source ours
 */
export const tideFive: SlotMachine = {
  id: 'slots-tide-five',
  rows: 3,
  reels: [
    reel(
      'crab coral whale star squid weed coral crab turtle weed star coral squid weed crab star coral shell whale turtle weed coral star crab squid weed coral star turtle weed',
    ),
    reel(
      'crab coral whale squid star weed coral crab turtle star squid weed coral crab star weed shell whale turtle squid coral star crab weed coral squid star turtle weed pearl',
    ),
    reel(
      'star weed turtle crab coral pearl star weed squid whale coral crab weed star coral weed turtle squid crab star pearl weed coral whale star crab weed coral squid shell',
    ),
    reel(
      'coral squid star weed turtle crab coral weed star shell squid coral weed crab whale star turtle coral weed star crab pearl squid weed coral turtle star weed crab whale',
    ),
    reel(
      'star weed shell turtle crab coral weed star crab squid whale coral weed star turtle crab coral weed star squid crab weed coral turtle star whale weed crab coral squid',
    ),
  ],
  lines: linesOfFive(20),
  pays: {
    whale: { 3: 50, 4: 250, 5: 1_500 },
    turtle: { 3: 30, 4: 125, 5: 500 },
    squid: { 3: 25, 4: 100, 5: 400 },
    crab: { 3: 15, 4: 60, 5: 200 },
    star: { 3: 12, 4: 40, 5: 150 },
    coral: { 3: 10, 4: 30, 5: 100 },
    weed: { 3: 6, 4: 20, 5: 75 },
  },
  wild: { symbol: 'pearl', times: 1 },
  freeSpins: {
    symbol: 'shell',
    spins: { 3: 8, 4: 12, 5: 20 },
    pays: { 3: 2, 4: 10, 5: 50 },
    times: 2,
  },
  maximumPerSpin: 1_975,
  returnBp: 9_642,
};
