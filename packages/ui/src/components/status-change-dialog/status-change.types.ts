import type { StatusOf } from '../status-badge/statuses.ts';

/** Requested change of a status. */
export interface StatusChange {
  readonly to: StatusOf<'user'>;
  /** Why, for staff alone. Never empty. */
  readonly reason: string;
  /** Why, for the user: one of `reasonsFor` the status; left out where there are none. */
  readonly publicReason?: string;
  /** Remark that the user can read. */
  readonly remark?: string;
  /** Day on which a restriction ends automatically, `YYYY-MM-DD`; without it staff lifts it. */
  readonly until?: string;
  /** `true` once the confirmation of `activationCheck` was ticked. */
  readonly checked?: true;
}

/** Confirmation that is required before a user is activated. */
export interface ActivationCheck {
  /** A sentence to tick. */
  readonly label: string;
  /** Error text when it was not ticked. */
  readonly missing: string;
}
