import type { Play, Table } from '@lobi/core/contract';
import type { BingoCard } from '@lobi/core/games';
import type { BingoOwnCard } from '@lobi/ui/stages';
import { isOfRound } from '../table/table-facts.ts';

/** Data that the platform sends about a bingo play from the start: its cards. */
interface BingoSight {
  readonly cards?: readonly BingoCard[];
}

/** The user's cards of the current round, finished or not. */
export function bingoCardsOfPlay(
  plays: readonly (Play | null)[],
  table: Pick<Table, 'round'>,
): BingoOwnCard[] {
  const play = plays.find((one) => isOfRound(one, table));
  const { cards = [] } = (play?.outcome ?? {}) as BingoSight;
  return cards.map((cells, index) => ({ id: `${play?.id} ${index}`, cells }));
}
