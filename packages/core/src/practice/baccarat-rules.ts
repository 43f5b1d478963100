import { baccarat, type BaccaratInput, type BaccaratOutcome } from '../games/baccarat/baccarat.ts';
import { baccaratTables } from '../games/baccarat/baccarat-timing.ts';
import { createDraw, drawOf } from '../games/fairness/draw.ts';
import type { TableRules } from './table-rules.ts';

/** Extra random words that replace those rejected by an unbiased draw. */
const spareWords = 8;

/** Any valid bet; the cards are the same for all. */
const anyInput: BaccaratInput = { bets: [{ spot: 'player', chips: 1 }] };

/** Random words from which the cards are dealt. */
type Words = readonly number[];

function playWith(words: Words, input: BaccaratInput, stake: bigint) {
  const { payout, ...coup } = baccarat.play(input, stake, createDraw(words));
  return { payout, coup };
}

const shown = ({ coup }: { readonly coup: Omit<BaccaratOutcome, 'payout'> }) => ({
  ...coup,
  player: coup.player.map((card) => ({ ...card })),
  banker: coup.banker.map((card) => ({ ...card })),
});

/** Baccarat in the page, by engine. */
export function baccaratRules(engine: string): TableRules<Words> | undefined {
  const timing = Object.hasOwn(baccaratTables, engine) ? baccaratTables[engine] : undefined;
  if (!timing) return undefined;
  return {
    ...timing,
    accept: (choice) => ({ ...(baccarat.readInput(choice) as BaccaratInput) }),
    async deal({ hash, salt, number }) {
      const seeds = { serverSeed: hash, clientSeed: salt, nonce: number };
      const draw = await drawOf(seeds, baccarat.words);
      return Array.from({ length: baccarat.words + spareWords }, () => draw.word());
    },
    runsForMs: () => timing.dealMs,
    state: ({ startsAt, dealt }) => ({
      engine: 'baccarat',
      dealsAt: new Date(startsAt).toISOString(),
      coup: dealt && shown(playWith(dealt, anyInput, 1n)),
    }),
    result: (words) => playWith(words, anyInput, 1n).coup.winner,
    settle(words, play, stake) {
      const { payout, coup } = playWith(words, play.choice as unknown as BaccaratInput, stake);
      return { payout, outcome: { ...coup } };
    },
  };
}
