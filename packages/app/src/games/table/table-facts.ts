import { buildPath } from '@lobi/core';
import type { Play, Table } from '@lobi/core/contract';
import type { PlayedOnce, RoundProofFacts, TableRound } from '@lobi/ui/stages';

/** The round of a table as the kit shows it. */
export const toTableRound = ({
  round,
  phase,
  closesAt,
  nextAt,
}: Pick<Table, 'round' | 'phase' | 'closesAt' | 'nextAt'>): TableRound => ({
  id: round.id,
  number: round.number,
  phase,
  closesAt: Date.parse(closesAt),
  nextAt: nextAt === null ? null : Date.parse(nextAt),
});

/** Address of the verifier for a finished round. */
const checkHref = (gameId: string, roundId: string): string =>
  buildPath('fairness.show', {}, { game: gameId, round: roundId });

/** Data for verifying the rounds of a table. */
export type TableChain = Pick<Table, 'gameId' | 'chain'>;

/** Address of the verifier for a round; `undefined` for a practice table, which has no published chain. */
export const roundHref = ({ gameId, chain }: TableChain, roundId: string): string | undefined =>
  chain.published === '' ? undefined : checkHref(gameId, roundId);

/** Data for verifying the last finished round; `null` before the first. */
export function proofOf(table: TableChain & Pick<Table, 'history'>): RoundProofFacts | null {
  const [last] = table.history;
  if (!last) return null;
  const href = roundHref(table, last.roundId);
  return href === undefined ? null : { number: last.number, hash: last.hash, href };
}

/** Returns whether this play belongs to the current round of the table. */
export const isOfRound = (play: Play | null, { round }: Pick<Table, 'round'>): play is Play =>
  play?.round?.id === round.id;

/** A finished play in the format of the last result. */
export const toPlayedOnce = (play: Play | null, table: Table, result?: string): PlayedOnce | null =>
  play && {
    id: play.id,
    amount: play.amount,
    payout: play.payout ?? '0',
    result,
    isPast: !isOfRound(play, table),
  };
