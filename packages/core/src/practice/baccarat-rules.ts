import { baccarat, type BaccaratInput } from '../games/baccarat/baccarat.ts';
import {
  baccaratCoupOf,
  drawBaccaratWords,
  settleBaccaratBet,
} from '../games/baccarat/baccarat-coup.ts';
import { baccaratTables } from '../games/baccarat/baccarat-timing.ts';
import type { TableRules } from './table-rules.ts';

/** Random words from which the cards are dealt. */
type Words = readonly number[];

/** Baccarat in the page, by engine. */
export function baccaratRules(engine: string): TableRules<Words> | undefined {
  const timing = Object.hasOwn(baccaratTables, engine) ? baccaratTables[engine] : undefined;
  if (!timing) return undefined;
  return {
    ...timing,
    accept: (choice) => ({ ...(baccarat.readInput(choice) as BaccaratInput) }),
    deal: ({ hash, salt, number }) =>
      drawBaccaratWords({ serverSeed: hash, clientSeed: salt, nonce: number }),
    runsForMs: () => timing.dealMs,
    state: ({ startsAt, dealt }) => ({
      engine: 'baccarat',
      dealsAt: new Date(startsAt).toISOString(),
      coup: dealt && baccaratCoupOf(dealt),
    }),
    result: (words) => baccaratCoupOf(words).winner,
    settle(words, play, stake) {
      const { payout, coup } = settleBaccaratBet(
        words,
        play.choice as unknown as BaccaratInput,
        stake,
      );
      return { payout, outcome: { ...coup } };
    },
  };
}
