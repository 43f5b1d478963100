import type { Game } from '@lobi/core/contract';

/** Pools need the money of other players, and other studios run their own games. */
export const canTry = ({ returnBp, category }: Game): boolean =>
  returnBp !== null && category !== 'bingo';
