import type { RoleName } from '../../components/role-badge/role-badge.tsx';
import type { StatusOf } from '../../components/status-badge/statuses.ts';

/** One user as visible to other users, as the platform sends it. Money is decimal text. */
export interface UserListRow {
  readonly id: string;
  readonly username: string;
  readonly role: RoleName;
  /** Depth of an agent in the tree, from 1; `null` or omitted for other roles. */
  readonly level?: number | null | undefined;
  readonly status: StatusOf<'user'>;
  /** The agent above; `null` at the top. */
  readonly parent: { readonly id: string; readonly username: string } | null;
  readonly wallet: { readonly id: string; readonly balance: string; readonly currency: string };
  /** All earnings of an agent, claimed or not; `null` or missing for other roles. */
  readonly earnings?: string | null | undefined;
  /** Reason for which only staff can activate the account, as a sentence; the row then has no button. */
  readonly holdNote?: string | undefined;
  /** ISO 8601. */
  readonly createdAt: string;
}
