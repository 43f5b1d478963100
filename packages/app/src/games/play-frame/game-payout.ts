import { formatMoney, parseMoney, type Play } from '@lobi/core/contract';

/** What the game itself returned of a play, minor units: without a jackpot that was won besides. */
export function gamePayoutOf({ payout, jackpot, currency }: Play): bigint | undefined {
  const returned = parseMoney(payout ?? '0', currency);
  const won = parseMoney(jackpot?.won ?? '0', currency);
  return returned === undefined || won === undefined ? undefined : returned - won;
}

/** The same as decimal text. */
export const gamePayoutText = (play: Play): string =>
  formatMoney(gamePayoutOf(play) ?? 0n, play.currency);

/** What a play won of a jackpot, for the stage that shows it; nothing where it won none. */
export const jackpotOf = ({ jackpot }: Play): { readonly jackpot?: string } =>
  jackpot?.won ? { jackpot: jackpot.won } : {};
