import type { SlotMachineData, SlotResult } from '../games/slots/slots.types.ts';
import { sampleMachine } from './slot-fixtures.ts';

const reel = (symbols: string): string[] => symbols.split(' ');

const money = { stake: '10000', currency: 'IDR' } as const;

/** A machine whose lanterns cover their reels. */
export const sampleExpand: SlotMachineData = { ...sampleMachine, feature: { kind: 'expand' } };

/** A lantern at the top of the second reel covers it: mangoes in the middle, bells across. */
export const expandPlay: SlotResult = {
  id: 'play-expand',
  spins: [
    {
      stops: [0, 5, 4],
      lines: [
        { line: 0, symbol: 'mango', count: 3, units: 16 },
        { line: 4, symbol: 'bell', count: 3, units: 30 },
      ],
      scatters: 0,
      feature: { kind: 'expand', reels: [1] },
      units: 46,
    },
  ],
  payout: '92000',
  ...money,
};

/** A machine whose symbols fall. */
export const sampleTumble: SlotMachineData = {
  ...sampleMachine,
  reels: [
    reel('leaf mango bell flower lantern kite leaf flower bell leaf'),
    reel('flower mango kite leaf bell lantern flower leaf mango leaf'),
    reel('kite lantern flower leaf bell mango flower leaf mango leaf'),
  ],
  feature: { kind: 'tumble' },
};

/** Two mangoes and a lantern in the middle, then leaves at the top, then nothing. */
export const tumblePlay: SlotResult = {
  id: 'play-tumble',
  spins: [
    {
      stops: [0, 0, 0],
      lines: [{ line: 0, symbol: 'mango', count: 3, units: 16 }],
      scatters: 0,
      feature: {
        kind: 'tumble',
        falls: [
          {
            shown: [
              ['leaf', 'leaf', 'bell'],
              ['leaf', 'flower', 'kite'],
              ['leaf', 'kite', 'flower'],
            ],
            lines: [{ line: 1, symbol: 'leaf', count: 3, units: 3 }],
          },
          {
            shown: [
              ['bell', 'leaf', 'bell'],
              ['mango', 'flower', 'kite'],
              ['mango', 'kite', 'flower'],
            ],
            lines: [],
          },
        ],
      },
      units: 19,
    },
  ],
  payout: '38000',
  ...money,
};

/** A machine whose kites advance a trail. */
export const sampleTrail: SlotMachineData = {
  ...sampleMachine,
  pays: { ...sampleMachine.pays, kite: {} },
  feature: { kind: 'trail', symbol: 'kite', times: [1, 2, 3, 5] },
};

/** Two kites triple the line of mangoes. */
export const trailPlay: SlotResult = {
  id: 'play-trail',
  spins: [
    {
      stops: [0, 0, 0],
      lines: [{ line: 0, symbol: 'mango', count: 3, units: 16 }],
      scatters: 0,
      feature: { kind: 'trail', steps: 2, times: 3 },
      units: 48,
    },
  ],
  payout: '96000',
  ...money,
};

const gems = reel('coin ruby coin topaz emerald sapphire amethyst');

/** A machine whose coins are held. */
export const sampleHold: SlotMachineData = {
  rows: 3,
  reels: [gems, gems, gems, gems, gems],
  lines: [
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
    [2, 2, 2, 2, 2],
  ],
  pays: {
    ruby: { 3: 30, 4: 120, 5: 500 },
    emerald: { 3: 20, 4: 80, 5: 300 },
    sapphire: { 3: 12, 4: 45, 5: 150 },
    amethyst: { 3: 8, 4: 25, 5: 80 },
    topaz: { 3: 6, 4: 18, 5: 60 },
  },
  wild: { symbol: 'diamond', times: 1 },
  feature: {
    kind: 'hold',
    symbol: 'coin',
    startsAt: 6,
    respins: 3,
    values: [1, 2, 3, 5, 10],
    full: 200,
  },
};

/** Three rubies pay, and six coins are held; two more land, and pay 25 stakes together. */
export const holdPlay: SlotResult = {
  id: 'play-hold',
  spins: [
    {
      stops: [0, 0, 0, 4, 4],
      lines: [{ line: 0, symbol: 'ruby', count: 3, units: 30 }],
      scatters: 0,
      feature: {
        kind: 'hold',
        coins: [
          { reel: 0, row: 0, value: 1 },
          { reel: 0, row: 2, value: 1 },
          { reel: 1, row: 0, value: 2 },
          { reel: 1, row: 2, value: 5 },
          { reel: 2, row: 0, value: 1 },
          { reel: 2, row: 2, value: 3 },
        ],
        respins: [
          [],
          [{ reel: 3, row: 1, value: 10 }],
          [],
          [{ reel: 4, row: 0, value: 2 }],
          [],
          [],
          [],
        ],
        isFull: false,
        units: 75,
      },
      units: 105,
    },
  ],
  payout: '350000',
  ...money,
};
