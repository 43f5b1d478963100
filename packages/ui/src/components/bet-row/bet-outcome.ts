import { compareAmounts, scaleAmount } from '@lobi/formats';
import type { KitMessages } from '../../messages/kit-messages.ts';

/** Status of a bet. @source spec §3, `refunded` and `cancelled` ours */
export type BetStatus = 'placed' | 'won' | 'lost' | 'refunded' | 'cancelled';

/** A bet as a row shows it; the same fields as the contract's bet. */
export interface BetFacts {
  readonly status: BetStatus;
  /** Decimal text. */
  readonly amount: string;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Money returned, stake included; `null` until settled. */
  readonly payout: string | null;
}

/** Outcome of a bet: its label, and the amount shown in it. */
export interface BetOutcome {
  readonly word: keyof KitMessages['play'];
  readonly amount: string | undefined;
  /** Whether the payout exceeded the stake, which a celebration requires. */
  readonly isGain: boolean;
}

/**
 * Returns the outcome of a bet for a row. A bet that won but returned no more than its stake is labelled
 * a return, without praise. `odds` per 100 determine the possible return of an open bet; without them it
 * is omitted.
 * @source ours – a return of the stake or less is no reason to cheer
 */
export function betOutcome(bet: BetFacts, odds: number | null): BetOutcome | undefined {
  const { status, amount, currency, payout } = bet;
  const isGain =
    status === 'won' && payout !== null && compareAmounts(payout, amount, currency) > 0;
  const quiet = (word: BetOutcome['word'], value?: string): BetOutcome => ({
    word,
    amount: value,
    isGain: false,
  });
  const outcomes: Readonly<Record<BetStatus, () => BetOutcome | undefined>> = {
    placed: () =>
      odds === null ? undefined : quiet('betPossible', scaleAmount(amount, odds, 100, currency)),
    won: () =>
      isGain ? { word: 'betWon', amount: payout, isGain } : quiet('betReturned', payout ?? '0'),
    lost: () => quiet('betLost'),
    refunded: () => quiet('betRefunded', payout ?? amount),
    cancelled: () => quiet('betCancelled'),
  };
  return outcomes[status]();
}
