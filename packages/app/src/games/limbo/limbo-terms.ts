import type { Currency } from '@lobi/core/contract';
import { limbo } from '@lobi/core/games';
import type { LimboTerms } from '@lobi/ui/stages';
import { payoutText } from '../play-frame/payout-text.ts';

/**
 * Returns the terms of a target, by the rules of the server: the chance is the game's return divided by
 * the multiple.
 */
export function limboTerms(
  targetBp: number,
  amount: string | null,
  currency: Currency,
): LimboTerms {
  const { numerator, denominator } = limbo.rtp({ targetBp });
  // Thousandths of a basis point, for the rarest targets.
  const scaled = (numerator * 10_000n * 10_000n * 1_000n) / (denominator * BigInt(targetBp));
  return { chanceBp: Number(scaled) / 1_000, payout: payoutText(amount, targetBp, currency) };
}
