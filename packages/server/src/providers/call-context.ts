import type { WalletAnswer } from '@lobi/core/contract';
import type { StakeTerms } from '../services/protection/stake-terms.ts';
import type { Transaction } from '../store/database.ts';
import type { ProviderRecord } from '../store/providers.ts';

/** A wallet call in progress, inside its transaction. */
export interface CallContext {
  readonly tx: Transaction;
  readonly provider: ProviderRecord;
  readonly requestId: string;
  /** Booking time. */
  readonly now: Date;
  readonly terms: StakeTerms;
  /** Staff released a held call: a round that ended meanwhile is still paid. */
  readonly isRelease?: boolean;
}

/** Result of an accepted call. */
export interface CallOutcome extends Pick<
  WalletAnswer,
  'session' | 'balanceBefore' | 'balanceAfter'
> {
  /** Wallet whose balance the response states. */
  readonly walletId: string | null;
  readonly walletTxId?: string;
  /** The call was already processed. */
  readonly replay?: boolean;
}
