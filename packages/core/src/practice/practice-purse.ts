import { AppError } from '../contract/error-codes.ts';
import { formatMoney, type Currency } from '../contract/money.ts';
import type { Wallet } from '../contract/schemas/wallet.ts';

/** Practice chips of one visit. They are worthless and exist only in this page. */
export interface PracticePurse {
  /** The chips in the format of a wallet, so that every controller can read them. */
  wallet(): Wallet;
  /** Takes a stake in minor units. Throws `insufficient_funds`. */
  take(stake: bigint): void;
  /** Credits the payout of a play, in minor units. */
  pay(payout: bigint): void;
  /** Refills the balance to its initial amount; a higher one stays unchanged. */
  refill(): void;
}

export const practiceWalletId = 'practice';

/** Creates a balance of `start` minor units. */
export function createPracticePurse(currency: Currency, start: bigint): PracticePurse {
  let chips = start;
  let version = 1;

  const change = (next: bigint): void => {
    chips = next;
    version += 1;
  };

  return {
    wallet() {
      const balance = formatMoney(chips, currency);
      const held = formatMoney(0n, currency);
      return { id: practiceWalletId, balance, held, available: balance, currency, version };
    },
    take(stake) {
      if (stake > chips) throw new AppError('insufficient_funds');
      change(chips - stake);
    },
    pay(payout) {
      if (payout > 0n) change(chips + payout);
    },
    refill() {
      if (chips < start) change(start);
    },
  };
}
