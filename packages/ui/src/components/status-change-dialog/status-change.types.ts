import type { StatusOf } from '../status-badge/statuses.ts';

/** Requested change of a status. */
export interface StatusChange {
  readonly to: StatusOf<'user'>;
  /** Reason for staff only. Never empty. */
  readonly reason: string;
  /** Reason for the user: one of `reasonsFor` the status; omitted if there are none. */
  readonly publicReason?: string;
  /** Remark that the user can read. */
  readonly remark?: string;
  /** Day on which a restriction ends automatically, `YYYY-MM-DD`; without it staff lifts it. */
  readonly until?: string;
  /** `true` if the checkbox of `activationCheck` is checked. */
  readonly checked?: true;
}

/** Confirmation that is required before a user is activated. */
export interface ActivationCheck {
  /** Label of the checkbox. */
  readonly label: string;
  /** Error text if it is not checked. */
  readonly missing: string;
}
