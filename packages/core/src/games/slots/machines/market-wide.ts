import { reel } from '../reel.ts';
import type { SlotMachine } from '../slot-machine.ts';

/**
 * Five reels of four rows, forty lines. Three coins trigger free spins with unchanged payouts.
 * @source ours
 */
export const marketWide: SlotMachine = {
  id: 'slots-market-wide',
  rows: 4,
  reels: [
    reel(
      'mango drum flower umbrella leaf coin drum kite fan umbrella drum mango flower kite umbrella fan mango leaf kite drum umbrella flower umbrella flower mango flower fan drum umbrella flower fan kite leaf umbrella fan leaf',
    ),
    reel(
      'drum umbrella leaf flower lantern mango kite mango flower fan leaf flower drum flower mango flower umbrella leaf umbrella fan umbrella leaf umbrella leaf kite umbrella fan kite drum coin kite leaf umbrella mango fan lantern',
    ),
    reel(
      'fan lantern fan umbrella mango kite drum leaf kite flower leaf mango flower leaf fan kite fan mango drum umbrella mango leaf umbrella flower drum flower umbrella fan kite leaf lantern coin mango umbrella leaf flower',
    ),
    reel(
      'coin leaf mango drum flower fan umbrella leaf fan drum kite mango umbrella fan leaf drum lantern kite leaf fan mango leaf mango flower lantern flower umbrella kite umbrella drum leaf umbrella flower mango drum flower',
    ),
    reel(
      'fan mango leaf coin leaf kite fan kite lantern fan flower kite leaf flower fan kite umbrella mango leaf umbrella lantern mango umbrella fan leaf flower drum flower kite fan flower umbrella kite umbrella mango umbrella',
    ),
  ],
  lines: [
    [0, 0, 0, 0, 0],
    [1, 1, 1, 1, 1],
    [2, 2, 2, 2, 2],
    [3, 3, 3, 3, 3],
    [0, 1, 2, 1, 0],
    [3, 2, 1, 2, 3],
    [1, 2, 3, 2, 1],
    [2, 1, 0, 1, 2],
    [0, 0, 1, 0, 0],
    [3, 3, 2, 3, 3],
    [1, 1, 0, 1, 1],
    [2, 2, 3, 2, 2],
    [0, 1, 0, 1, 0],
    [3, 2, 3, 2, 3],
    [1, 0, 1, 0, 1],
    [2, 3, 2, 3, 2],
    [1, 2, 1, 2, 1],
    [2, 1, 2, 1, 2],
    [0, 1, 1, 1, 0],
    [3, 2, 2, 2, 3],
    [1, 0, 0, 0, 1],
    [2, 3, 3, 3, 2],
    [1, 2, 2, 2, 1],
    [2, 1, 1, 1, 2],
    [0, 0, 1, 2, 2],
    [3, 3, 2, 1, 1],
    [2, 2, 1, 0, 0],
    [1, 1, 2, 3, 3],
    [0, 1, 2, 3, 3],
    [3, 2, 1, 0, 0],
    [0, 0, 2, 0, 0],
    [3, 3, 1, 3, 3],
    [1, 1, 3, 1, 1],
    [2, 2, 0, 2, 2],
    [0, 2, 0, 2, 0],
    [3, 1, 3, 1, 3],
    [1, 3, 1, 3, 1],
    [2, 0, 2, 0, 2],
    [0, 2, 2, 2, 0],
    [3, 1, 1, 1, 3],
  ],
  pays: {
    kite: { 3: 25, 4: 120, 5: 500 },
    umbrella: { 3: 20, 4: 80, 5: 300 },
    drum: { 3: 15, 4: 50, 5: 200 },
    fan: { 3: 10, 4: 35, 5: 120 },
    mango: { 3: 8, 4: 25, 5: 80 },
    flower: { 3: 6, 4: 20, 5: 60 },
    leaf: { 3: 5, 4: 15, 5: 50 },
  },
  wild: { symbol: 'lantern', times: 1 },
  freeSpins: {
    symbol: 'coin',
    spins: { 3: 10, 4: 15, 5: 25 },
    pays: { 3: 1, 4: 5, 5: 25 },
    times: 1,
  },
  maximumPerSpin: 2170,
  returnBp: 9626,
};
