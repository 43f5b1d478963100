import type { Table } from '@lobi/core/contract';
import type { RoundProofFacts, TableRound } from '@lobi/ui/stages';
import { useMemo } from 'react';
import { proofOf, toTableRound } from './table-facts.ts';

/**
 * The round of a table as the kit shows it; the same object until something of it changes. Bets of
 * other players, which come all the time, change nothing of it.
 */
export function useTableRound({ round, phase, closesAt, nextAt }: Table): TableRound {
  return useMemo(
    () => toTableRound({ round, phase, closesAt, nextAt }),
    [round, phase, closesAt, nextAt],
  );
}

/** By what the last finished round can be checked; the same object until another round is finished. */
export function useRoundProof({ gameId, chain, history }: Table): RoundProofFacts | null {
  return useMemo(() => proofOf({ gameId, chain, history }), [gameId, chain, history]);
}
