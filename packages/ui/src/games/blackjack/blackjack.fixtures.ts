import type { BlackjackRun } from './blackjack.types.ts';

/** A play after the deal, for stories and tests: a pair of eights against a six. */
export const dealtRun: BlackjackRun = {
  id: 'blackjack-3',
  amount: '10000',
  each: '10000',
  payout: null,
  turn: 0,
  hands: [
    {
      cards: [
        { rank: 8, suit: 0 },
        { rank: 8, suit: 1 },
      ],
      total: 16,
      isSoft: false,
      stakes: 1,
      result: null,
    },
  ],
  dealer: { cards: [{ rank: 6, suit: 3 }], total: 6, isSoft: false },
  active: 0,
  allowed: ['hit', 'stand', 'double', 'split'],
};

/** The same after the split and one double: it is the second hand's turn. */
export const splitRun: BlackjackRun = {
  ...dealtRun,
  amount: '30000',
  turn: 2,
  hands: [
    {
      cards: [
        { rank: 8, suit: 0 },
        { rank: 3, suit: 2 },
        { rank: 9, suit: 1 },
      ],
      total: 20,
      isSoft: false,
      stakes: 2,
      result: null,
    },
    {
      cards: [
        { rank: 8, suit: 1 },
        { rank: 1, suit: 2 },
      ],
      total: 19,
      isSoft: true,
      stakes: 1,
      result: null,
    },
  ],
  active: 1,
  allowed: ['hit', 'stand', 'double'],
};

/** The same at its end: one hand has won, the other is a push. */
export const wonRun: BlackjackRun = {
  ...splitRun,
  payout: '50000',
  turn: 3,
  hands: splitRun.hands.map((hand, position) => ({
    ...hand,
    result: position === 0 ? 'won' : 'push',
  })),
  dealer: {
    cards: [
      { rank: 6, suit: 3 },
      { rank: 13, suit: 0 },
      { rank: 3, suit: 1 },
    ],
    total: 19,
    isSoft: false,
  },
  active: null,
  allowed: [],
};

/** A hand that went over 21; the dealer drew no card. */
export const lostRun: BlackjackRun = {
  ...dealtRun,
  id: 'blackjack-1',
  payout: '0',
  turn: 1,
  hands: [
    {
      cards: [
        { rank: 10, suit: 0 },
        { rank: 5, suit: 1 },
        { rank: 12, suit: 3 },
      ],
      total: 25,
      isSoft: false,
      stakes: 1,
      result: 'lost',
    },
  ],
  dealer: {
    cards: [
      { rank: 10, suit: 2 },
      { rank: 7, suit: 0 },
    ],
    total: 17,
    isSoft: false,
  },
  active: null,
  allowed: [],
};

/** A blackjack, which is paid immediately. */
export const naturalRun: BlackjackRun = {
  ...lostRun,
  id: 'blackjack-2',
  payout: '25000',
  turn: 0,
  hands: [
    {
      cards: [
        { rank: 1, suit: 1 },
        { rank: 13, suit: 2 },
      ],
      total: 21,
      isSoft: true,
      stakes: 1,
      result: 'blackjack',
    },
  ],
};
