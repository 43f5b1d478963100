import { defineGameRules, ratio, readInput, type InstantGame } from '@lobi/core/games';
import * as z from 'zod/mini';

const choice = z.strictObject({ side: z.enum(['left', 'right']) });

/** Returns the payout of a correct guess: 1.96 times the stake, rounded down. */
const paid = (stake: bigint): bigint => (stake * 196n) / 100n;

/** A coin toss. Pure: used by the server to pay, and by the page to verify. */
export const coinRules: InstantGame<z.output<typeof choice>> = {
  id: 'coin',
  pace: 'casino',
  words: 1,
  returnBp: { minimumBp: 9_800, maximumBp: 9_800 },
  readInput: (value) => readInput(choice, value),
  play: ({ side: guessed }, stake, draw) => {
    const side = draw.below(2) === 0 ? 'left' : 'right';
    return { side, payout: side === guessed ? paid(stake) : 0n };
  },
  maximumPayout: (_, stake) => paid(stake),
  rtp: () => ratio(196n, 200n),
};

export default defineGameRules({
  name: 'coin',
  category: 'casino',
  sample: { side: 'left' },
  titles: [['coin', 'Coin', 'Own studio']],
  rules: [coinRules],
});
