import type { SlotMachineData, SlotResult, SlotSpinData } from '../games/slots/slots.types.ts';

const reel = (symbols: string): string[] => symbols.split(' ');

/** A small machine with three reels, for stories and tests. */
export const sampleMachine: SlotMachineData = {
  rows: 3,
  reels: [
    reel('leaf mango bell flower lantern kite leaf flower mango leaf'),
    reel('flower mango kite leaf bell lantern flower leaf mango leaf'),
    reel('kite lantern flower leaf bell mango flower leaf mango leaf'),
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
};

/** A small machine with free spins. */
export const sampleTide: SlotMachineData = {
  rows: 3,
  reels: [
    reel('whale crab shell star weed coral turtle squid'),
    reel('whale star shell weed crab pearl coral turtle'),
    reel('whale coral shell squid star weed pearl crab'),
    reel('weed star whale coral crab turtle squid coral'),
    reel('crab coral weed star squid turtle whale star'),
  ],
  lines: [
    [0, 0, 0, 0, 0],
    [1, 1, 1, 1, 1],
    [2, 2, 2, 2, 2],
    [0, 1, 2, 1, 0],
  ],
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
    spins: { 3: 2, 4: 3, 5: 4 },
    pays: { 3: 2, 4: 10, 5: 50 },
    times: 2,
  },
};

const quiet: SlotSpinData = { stops: [3, 7, 4], lines: [], scatters: 0, units: 0 };

const money = { stake: '10000', currency: 'IDR' } as const;

/** No win. */
export const lostSpin: SlotResult = { id: 'play-lost', spins: [quiet], payout: '0', ...money };

/** Two mangoes and a lantern in the middle: 8 twice, of five lines. */
export const wonSpin: SlotResult = {
  id: 'play-won',
  spins: [
    {
      stops: [0, 0, 0],
      lines: [{ line: 0, symbol: 'mango', count: 3, units: 16 }],
      scatters: 0,
      units: 16,
    },
  ],
  payout: '32000',
  ...money,
};

/** A line pays less than the stake. */
export const smallSpin: SlotResult = {
  id: 'play-small',
  spins: [
    {
      stops: [8, 8, 8],
      lines: [{ line: 0, symbol: 'leaf', count: 3, units: 3 }],
      scatters: 0,
      units: 3,
    },
  ],
  payout: '6000',
  ...money,
};

/** Three whales, and three shells that trigger two free spins, the second of which wins. */
export const freeSpinsPlay: SlotResult = {
  id: 'play-free',
  spins: [
    {
      stops: [0, 0, 0, 0, 0],
      lines: [{ line: 0, symbol: 'whale', count: 3, units: 50 }],
      scatters: 3,
      units: 58,
    },
    { stops: [3, 3, 3, 3, 3], lines: [], scatters: 0, units: 0 },
    {
      stops: [7, 7, 7, 6, 4],
      lines: [],
      scatters: 0,
      units: 0,
    },
  ],
  payout: '145000',
  ...money,
};
