import type { TransactionKind } from '../transaction-row/transaction.types.ts';
import type { StatusOf } from '../status-badge/statuses.ts';

/** A member of staff or a user, by id and name. */
export interface ReviewPerson {
  readonly id: string;
  readonly username: string;
}

/** Actions of a reviewer on a request. */
export type ReviewAction = 'claim' | 'approve' | 'reject';

/** A transaction that waits for a decision. Money is decimal text. */
export interface ReviewItem {
  readonly id: string;
  /** Reference that users see, e.g. `TRX-20261120-0418`; default the id. */
  readonly number?: string | undefined;
  readonly type: TransactionKind;
  readonly status: StatusOf<'transaction'>;
  /** Amount without sign. */
  readonly amount: string;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Owner of the money. */
  readonly user: ReviewPerson;
  /** Creator of the request; usually the user, or an agent for them. The creator may not decide it. */
  readonly creator: ReviewPerson;
  /** Payment channel, with account details, e.g. `BCA · kode unik 782`. */
  readonly channel: string;
  /** Current reviewer. */
  readonly claimedBy: ReviewPerson | null;
  /** Reviewer who gave the first of two approvals. */
  readonly firstApproval: ReviewPerson | null;
  /** Whether the platform requires a second approval. */
  readonly needsSecond: boolean;
  /** Whether it is overdue; default by its age. */
  readonly late?: boolean | undefined;
  /** Actions that the platform allows; default by the kit's own rules. */
  readonly actions?: readonly ReviewAction[] | undefined;
  /** Short risk labels, e.g. `Rekening baru`. */
  readonly risks: readonly string[];
  /**
   * Version, incremented with every change; sent back with a decision so that an outdated one is rejected.
   */
  readonly version: number;
  /** ISO 8601. */
  readonly createdAt: string;
}
