import type { ServerFieldErrors } from '../../components/form/form.tsx';
import type { HeadingLevel } from '../../primitives/heading/heading.tsx';

/** Whether one's own account is signed in with a second step, as the platform sends it. @source ours */
export interface SecondFactorState {
  /** ISO 8601, when it was turned on; `null`: it is off. */
  readonly since: string | null;
  /** Recovery codes that have not been used. */
  readonly recoveryLeft: number;
  /** The platform asks this account for it: it can be turned on, and not off. */
  readonly demanded: boolean;
}

/** Data for an authenticator app. @source ours (RFC 6238) */
export interface SecondFactorSecret {
  /** Base32, for typing it in. */
  readonly secret: string;
  /** `otpauth://…`, for the QR code. */
  readonly uri: string;
}

/** Proof that is required to turn it off, and to make new recovery codes. @source ours */
export interface SecondFactorEnd {
  readonly password: string;
  /** Six digits, or a recovery code `XXXXX-XXXXX`. */
  readonly code: string;
}

export interface SecondFactorPanelProps {
  /** `undefined` while it loads. */
  state: SecondFactorState | undefined;
  /** User of the account: names the file of recovery codes. */
  username: string;
  /**
   * Starts the set-up. Resolves with `null` when the platform rejects it; the reason is in `error`
   * or `fieldErrors`.
   */
  onBegin: (password: string) => Promise<SecondFactorSecret | null>;
  /**
   * Turns it on with the first code of the app. Resolves with the recovery codes, or `null` when
   * the platform rejects it.
   */
  onConfirm: (code: string) => Promise<readonly string[] | null>;
  /** Turns it off. Resolves with whether it is. */
  onEnd: (values: SecondFactorEnd) => Promise<boolean>;
  /**
   * Makes new recovery codes. Resolves with them, or `null` when the platform rejects it; the
   * former ones end.
   */
  onRenew: (values: SecondFactorEnd) => Promise<readonly string[] | null>;
  /** The recovery codes have been kept; until then the panel shows them, whatever `state` says. */
  onDone?: (() => void) | undefined;
  /** Something is under way. */
  busy?: boolean | undefined;
  /** Why the last request was rejected, as a sentence. */
  error?: string | undefined;
  /** Errors by field: `password`, `code`. */
  fieldErrors?: ServerFieldErrors | undefined;
  /** Why it could not be loaded, as a sentence. */
  loadError?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Rank of its heading in the outline of the page; default 2. */
  heading?: HeadingLevel | undefined;
  className?: string | undefined;
}

/** Properties of every step that sends something. */
export interface SecondFactorStepProps {
  /** Rank of its heading. */
  level: HeadingLevel;
  onCancel: () => void;
  busy: boolean;
  error: string | undefined;
}
