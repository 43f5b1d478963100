import { AppError } from '../contract/error-codes.ts';
import { formatMoney, type Currency } from '../contract/money.ts';
import type { Wallet } from '../contract/schemas/wallet.ts';

/** Practice chips of one visit. They are worth nothing and exist only in this page. */
export interface PracticePurse {
  /** The chips in the shape of a wallet, so that every controller can read them. */
  wallet(): Wallet;
  /** Takes a stake in minor units. Throws `insufficient_funds`. */
  take(stake: bigint): void;
  /** Gives back what a play returned, in minor units. */
  pay(payout: bigint): void;
  /** Fills the purse up to what it began with; one that holds more stays as it is. */
  refill(): void;
}

export const practiceWalletId = 'practice';

/** Makes a purse with `start` minor units in it. */
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
