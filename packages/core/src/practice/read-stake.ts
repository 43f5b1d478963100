import { AppError } from '../contract/error-codes.ts';
import { parseMoney } from '../contract/money.ts';
import type { Game } from '../contract/schemas/game.ts';
import { assertStakeWithin, stakeBoundsOf } from '../rules/stake-bounds.ts';

/** Reads a stake within the limits of a game. Throws `validation`, `stake_below_minimum`, `stake_above_maximum`. */
export function readStake(game: Game, amount: string): bigint {
  const stake = parseMoney(amount, game.currency);
  if (stake === undefined) throw new AppError('validation');
  assertStakeWithin(stake, stakeBoundsOf(game));
  return stake;
}
