import type { Table } from '@lobi/core/contract';
import type { RoundProofFacts, TableRound } from '@lobi/ui/stages';
import { useMemo } from 'react';
import { proofOf, toTableRound } from './table-facts.ts';

/** The round of a table in the kit's format, memoized. Frequent bets of other players do not change it. */
export function useTableRound({ round, phase, closesAt, nextAt }: Table): TableRound {
  return useMemo(
    () => toTableRound({ round, phase, closesAt, nextAt }),
    [round, phase, closesAt, nextAt],
  );
}

/** Data for verifying the last finished round, memoized. */
export function useRoundProof({ gameId, chain, history }: Table): RoundProofFacts | null {
  return useMemo(() => proofOf({ gameId, chain, history }), [gameId, chain, history]);
}
