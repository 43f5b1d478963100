import type { Bet } from '@lobi/core/contract';
import { buildPath } from '@lobi/core/routes';
import type { OwnGameParts } from '../config/own-games.ts';
import { playCheckHref } from '../page/play-check-href.ts';
import { canVerify } from './verifier-games.ts';

/**
 * Address on which a finished bet or play can be verified; `undefined` if the platform did not decide
 * it.
 */
export function checkHrefOf(
  { id, roundId, status, game: { engine } }: Pick<Bet, 'id' | 'roundId' | 'status' | 'game'>,
  ownGames?: readonly OwnGameParts[],
): string | undefined {
  if (status === 'placed') return undefined;
  if (engine === 'arena' && roundId !== null)
    return buildPath('fairness.show', {}, { fight: roundId });
  return canVerify(engine, ownGames) ? playCheckHref(id) : undefined;
}
