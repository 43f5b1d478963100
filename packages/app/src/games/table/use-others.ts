import type { Table } from '@lobi/core/contract';
import { usePlatform } from '@lobi/core/react';
import type { RoundBets } from '@lobi/ui/stages';
import { useMemo } from 'react';
import { useBrand } from '../../config/brand-context.ts';

/**
 * Whether the activity of others is shown: their number, bets, cash-outs and shots. The brand decides by
 * `compliance.socialProof`; in practice mode there are no others.
 */
export function useShowsOthers(): boolean {
  const { isPractice } = usePlatform();
  const { socialProof } = useBrand();
  return socialProof && !isPractice;
}

/**
 * Bets of everyone in the round of a table, own ones marked; `null` where others are not shown. The same
 * until one of them changes.
 * @param own ids of the player's own plays
 * @param toMultiple converts basis points to the kit's multiples
 */
export function useRoundBets(
  { players, playCount }: Pick<Table, 'players' | 'playCount'>,
  own: readonly string[],
  toMultiple: (basisPoints: number) => number = Number,
): RoundBets | null {
  const showsOthers = useShowsOthers();
  const ownIds = own.join(' ');
  return useMemo(
    () =>
      showsOthers
        ? {
            players: players.map(({ id, name, amount, multipleBp, payout }) => ({
              id,
              name,
              mine: ownIds.split(' ').includes(id),
              stake: amount,
              multiplier: multipleBp === null ? null : toMultiple(multipleBp),
              payout,
            })),
            playCount,
          }
        : null,
    [showsOthers, players, playCount, ownIds, toMultiple],
  );
}
