import type { WalletAnswer } from '@lobi/core/contract';
import type { StakeTerms } from '../services/protection/stake-terms.ts';
import type { Transaction } from '../store/database.ts';
import type { ProviderRecord } from '../store/providers.ts';

/** A wallet call under way, inside its transaction. */
export interface CallContext {
  readonly tx: Transaction;
  readonly provider: ProviderRecord;
  readonly requestId: string;
  /** Time to book under. */
  readonly now: Date;
  readonly terms: StakeTerms;
  /** Staff has the call done that was held: a round that ended meanwhile is still paid. */
  readonly isRelease?: boolean;
}

/** Result of an accepted call. */
export interface CallOutcome extends Pick<
  WalletAnswer,
  'session' | 'balanceBefore' | 'balanceAfter'
> {
  /** Wallet whose balance the answer states. */
  readonly walletId: string | null;
  readonly walletTxId?: string;
  /** It had been done before. */
  readonly replay?: boolean;
}
