import { playForJackpot, settleJackpot, type PlaySeeds } from '@lobi/core/games';
import type { Transaction } from '../../store/database.ts';
import {
  addShare,
  beginJackpot,
  findJackpotOf,
  lockJackpot,
  type JackpotRecord,
} from '../../store/jackpots.ts';
import type { PlayJackpotRecord } from '../../store/plays.ts';

/** Effect of a play on its game's jackpot; amounts in minor units. */
export interface JackpotRun {
  readonly jackpot: JackpotRecord;
  readonly contribution: bigint;
  /** Jackpot payout, the play's own contribution included; `null` without a win. */
  readonly won: bigint | null;
}

/** A play of a game, and the seeds that decide it. */
interface JackpotPlay {
  readonly gameId: string;
  /** Minor units. */
  readonly stake: bigint;
  readonly seeds: PlaySeeds;
  readonly at: Date;
}

/**
 * Draws for the jackpot of a game, if it has one, and updates the pool; the caller moves the money, in
 * the same transaction. A play without a win locks nothing. A win locks the jackpot until the commit: a
 * second winner waits, and is paid the seed and the contributions since. Lock the wallet first.
 */
export async function runJackpot(
  tx: Transaction,
  { gameId, stake, seeds, at }: JackpotPlay,
): Promise<JackpotRun | undefined> {
  const jackpot = await findJackpotOf(tx, gameId);
  if (!jackpot) return undefined;
  const drawn = await playForJackpot(jackpot, stake, seeds);
  const { contribution } = drawn;
  if (drawn.won) {
    const { paid, pool } = settleJackpot(jackpot, await lockJackpot(tx, jackpot.id), drawn);
    await beginJackpot(tx, jackpot.id, pool, at);
    return { jackpot, contribution, won: paid };
  }
  if (contribution > 0n) await addShare(tx, jackpot.id, contribution);
  return { jackpot, contribution, won: null };
}

/** Returns the part of a run that is stored with the play. */
export const toPlayJackpotRecord = ({
  jackpot,
  contribution,
  won,
}: JackpotRun): PlayJackpotRecord => ({
  id: jackpot.id,
  name: jackpot.name,
  contributionBp: jackpot.contributionBp,
  turnover: String(jackpot.turnover),
  contribution: String(contribution),
  won: won === null ? null : String(won),
});
