import { createDraw, drawOf, type PlaySeeds } from '../fairness/draw.ts';
import { baccarat, type BaccaratInput, type BaccaratOutcome } from './baccarat.ts';

/** Extra random words that replace those rejected by an unbiased draw. */
const spareWords = 8;

/** Any valid bet; the cards are the same for all. */
const anyInput: BaccaratInput = { bets: [{ spot: 'player', chips: 1 }] };

/** Draws the random words from which the cards of a round are dealt. */
export async function drawBaccaratWords(seeds: PlaySeeds): Promise<readonly number[]> {
  const draw = await drawOf(seeds, baccarat.words);
  return Array.from({ length: baccarat.words + spareWords }, () => draw.word());
}

/** Settles one bet of a round; `payout` in minor units. */
export function settleBaccaratBet(
  words: readonly number[],
  input: BaccaratInput,
  stake: bigint,
): { readonly payout: bigint; readonly coup: Omit<BaccaratOutcome, 'payout'> } {
  const { payout, ...coup } = baccarat.play(input, stake, createDraw(words));
  return { payout, coup };
}

/** Deals the cards of a round, in the form in which a table shows them. */
export function baccaratCoupOf(words: readonly number[]) {
  const { coup } = settleBaccaratBet(words, anyInput, 1n);
  return {
    ...coup,
    player: coup.player.map((card) => ({ ...card })),
    banker: coup.banker.map((card) => ({ ...card })),
  };
}
