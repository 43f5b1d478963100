import { AppError } from '../contract/error-codes.ts';
import { parseMoney } from '../contract/money.ts';
import type { Game } from '../contract/schemas/game.ts';

/** Reads a stake within the limits of a game. Throws `validation`, `stake_below_minimum`, `stake_above_maximum`. */
export function readStake({ currency, minimumStake, maximumStake }: Game, amount: string): bigint {
  const stake = parseMoney(amount, currency);
  if (stake === undefined) throw new AppError('validation');
  if (stake < (parseMoney(minimumStake, currency) ?? 0n))
    throw new AppError('stake_below_minimum', undefined, { params: { min: minimumStake } });
  if (stake > (parseMoney(maximumStake, currency) ?? 0n))
    throw new AppError('stake_above_maximum', undefined, { params: { max: maximumStake } });
  return stake;
}
