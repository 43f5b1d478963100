import { formatMoney, parseMoney, type Play } from '@lobi/core/contract';

/**
 * Returns the payout of the game itself, in minor units: without a jackpot that the play won in
 * addition.
 */
export function gamePayoutOf({ payout, jackpot, currency }: Play): bigint | undefined {
  const returned = parseMoney(payout ?? '0', currency);
  const won = parseMoney(jackpot?.won ?? '0', currency);
  return returned === undefined || won === undefined ? undefined : returned - won;
}

/** The same as decimal text. */
export const gamePayoutText = (play: Play): string =>
  formatMoney(gamePayoutOf(play) ?? 0n, play.currency);

/** Returns a play's jackpot payout for the stage; empty without one. */
export const jackpotOf = ({ jackpot }: Play): { readonly jackpot?: string } =>
  jackpot?.won ? { jackpot: jackpot.won } : {};
