import { buildPath } from '@lobi/core';
import type { Play, Table } from '@lobi/core/contract';
import type { PlayedOnce, RoundProofFacts, TableRound } from '@lobi/ui/stages';

/** The round of a table as the kit shows it. */
export const toTableRound = ({ round, phase, closesAt, nextAt }: Table): TableRound => ({
  id: round.id,
  number: round.number,
  phase,
  closesAt: Date.parse(closesAt),
  nextAt: nextAt === null ? null : Date.parse(nextAt),
});

/** Where a finished round is checked. */
export const checkHref = (gameId: string, roundId: string): string =>
  buildPath('fairness.show', {}, { game: gameId, round: roundId });

/** By what the last finished round can be checked; `null` before the first. */
export function proofOf({ gameId, history }: Table): RoundProofFacts | null {
  const [last] = history;
  if (!last) return null;
  return { number: last.number, hash: last.hash, href: checkHref(gameId, last.roundId) };
}

/** A play that is over, for the line of the last result. */
export const toPlayedOnce = (play: Play | null, result?: string): PlayedOnce | null =>
  play && { id: play.id, amount: play.amount, payout: play.payout ?? '0', result };

/** Is this play of the round that the table shows? */
export const isOfRound = (play: Play | null, { round }: Table): play is Play =>
  play?.round?.id === round.id;
