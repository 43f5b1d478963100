import type { RoleName } from '../role-badge/role-badge.tsx';
import type { StatusOf } from '../status-badge/statuses.ts';

/** A user as shown to staff. Money is decimal text. */
export interface OfficeUser {
  readonly id: string;
  readonly username: string;
  readonly role: RoleName;
  /** Depth of an agent in the tree, from 1; `null` or omitted for other roles. */
  readonly level?: number | null | undefined;
  readonly status: StatusOf<'user'>;
  readonly wallet: {
    readonly id: string;
    readonly balance: string;
    /** Part of the balance that is reserved for open requests. */
    readonly held?: string | undefined;
    readonly currency: string;
  };
  /** The agent above; `null` at the top. */
  readonly parent: { readonly id: string; readonly username: string } | null;
  /** ISO 8601. */
  readonly createdAt: string;
  /** ISO 8601; `null` before the first sign-in, omitted if the viewer may not see it. */
  readonly lastLoginAt?: string | null | undefined;
}
