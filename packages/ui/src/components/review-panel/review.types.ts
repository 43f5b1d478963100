import type { TransactionKind } from '../transaction-row/transaction.types.ts';
import type { StatusOf } from '../status-badge/statuses.ts';

/** A member of staff or a user, by id and name. */
export interface ReviewPerson {
  readonly id: string;
  readonly username: string;
}

/** Actions of a reader on a request. */
export type ReviewAction = 'claim' | 'approve' | 'reject';

/** A transaction that waits for a decision. Money is decimal text. */
export interface ReviewItem {
  readonly id: string;
  /** Reference that users see, e.g. `TRX-20261120-0418`; default the id. */
  readonly number?: string | undefined;
  readonly type: TransactionKind;
  readonly status: StatusOf<'transaction'>;
  /** Without sign. */
  readonly amount: string;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Owner of the money. */
  readonly user: ReviewPerson;
  /** Creator of the request; usually the user, or an agent for them. They may not decide it. */
  readonly creator: ReviewPerson;
  /** Way the money takes, with what distinguishes accounts, e.g. `BCA · kode unik 782`. */
  readonly channel: string;
  /** Current reviewer. */
  readonly claimedBy: ReviewPerson | null;
  /** Person who gave the first of two approvals. */
  readonly firstApproval: ReviewPerson | null;
  /** Two people have to approve it, as the platform decides. */
  readonly needsSecond: boolean;
  /** It has waited for longer than was promised; default by the age. */
  readonly late?: boolean | undefined;
  /** Actions that the platform allows this reader now; default by the rules of the kit. */
  readonly actions?: readonly ReviewAction[] | undefined;
  /** Short reasons to look closer, e.g. `Rekening baru`. */
  readonly risks: readonly string[];
  /** Raised with every change; sent back with a decision so that an outdated one is rejected. */
  readonly version: number;
  /** ISO 8601. */
  readonly createdAt: string;
}
