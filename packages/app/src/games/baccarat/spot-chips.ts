import { formatMoney, parseMoney, type Currency, type Play } from '@lobi/core/contract';
import type { BaccaratInput } from '@lobi/core/games';
import type { BaccaratOwnBets, SpotBet } from '@lobi/ui/stages';
import { choiceOf } from '../play-frame/play-shapes.ts';

const commonDivisor = (one: bigint, other: bigint): bigint =>
  other === 0n ? one : commonDivisor(other, one % other);

/** Converts the amounts on the spots to chips: the smallest integers in the same ratio. */
export function toChoice(bets: readonly SpotBet[], currency: Currency): BaccaratInput {
  const worths = bets.map(({ spot, amount }) => ({
    spot,
    worth: parseMoney(amount, currency) ?? 0n,
  }));
  const unit = worths.reduce((divisor, { worth }) => commonDivisor(divisor, worth), 0n);
  return {
    bets: worths
      .filter(({ worth }) => worth > 0n)
      .map(({ spot, worth }) => ({ spot, chips: Number(worth / unit) })),
  };
}

/** Bets of a play: its stake, divided by its chips. */
export function toOwnBets(play: Play): BaccaratOwnBets {
  const { bets } = choiceOf<BaccaratInput>(play);
  const stake = parseMoney(play.amount, play.currency) ?? 0n;
  const all = bets.reduce((sum, { chips }) => sum + BigInt(chips), 0n);
  return {
    id: play.id,
    bets: bets.map(({ spot, chips }) => ({
      spot,
      amount: formatMoney((stake * BigInt(chips)) / all, play.currency),
    })),
  };
}
