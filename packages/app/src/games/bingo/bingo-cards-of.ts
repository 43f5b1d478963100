import type { Play, Table } from '@lobi/core/contract';
import type { BingoCard } from '@lobi/core/games';
import type { BingoOwnCard } from '@lobi/ui/stages';
import { isOfRound } from '../table/table-facts.ts';

/** Data that the platform sends about a bingo play: its cards from the beginning. */
interface BingoSight {
  readonly cards?: readonly BingoCard[];
}

/** Own cards of the round that the table shows, whether or not it is over. */
export function bingoCardsOfPlay(
  plays: readonly (Play | null)[],
  table: Pick<Table, 'round'>,
): BingoOwnCard[] {
  const play = plays.find((one) => isOfRound(one, table));
  const { cards = [] } = (play?.outcome ?? {}) as BingoSight;
  return cards.map((cells, index) => ({ id: `${play?.id} ${index}`, cells }));
}
