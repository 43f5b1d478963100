import type { ServerFieldErrors } from '../../components/form/form.tsx';
import type { HeadingLevel } from '../../primitives/heading/heading.tsx';

/** Status of the user's second factor, from the platform. @source ours */
export interface SecondFactorState {
  /** ISO 8601, time of enabling; `null`: disabled. */
  readonly since: string | null;
  /** Number of unused recovery codes. */
  readonly recoveryLeft: number;
  /** Whether the platform requires it for this account, so that it cannot be disabled. */
  readonly demanded: boolean;
}

/** Data for an authenticator app. @source ours (RFC 6238) */
export interface SecondFactorSecret {
  /** Key in Base32, to type. */
  readonly secret: string;
  /** `otpauth://…`, for the QR code. */
  readonly uri: string;
}

/** Proof that is required to disable it, and to create new recovery codes. @source ours */
export interface SecondFactorEnd {
  readonly password: string;
  /** Six digits, or a recovery code `XXXXX-XXXXX`. */
  readonly code: string;
}

export interface SecondFactorPanelProps {
  /** `undefined` while it loads. */
  state: SecondFactorState | undefined;
  /** Username; part of the name of the recovery code file. */
  username: string;
  /**
   * Starts the set-up. Resolves to `null` if the platform rejects it; the reason is in `error` or
   * `fieldErrors`.
   */
  onBegin: (password: string) => Promise<SecondFactorSecret | null>;
  /**
   * Enables it with the first code of the app. Resolves to the recovery codes, or `null` if the platform
   * rejects it.
   */
  onConfirm: (code: string) => Promise<readonly string[] | null>;
  /** Disables it. Resolves to whether it succeeded. */
  onEnd: (values: SecondFactorEnd) => Promise<boolean>;
  /**
   * Creates new recovery codes and invalidates the previous ones. Resolves to them, or `null` if the platform
   * rejects it.
   */
  onRenew: (values: SecondFactorEnd) => Promise<readonly string[] | null>;
  /** Called when the user has saved the recovery codes; until then the panel shows them for any `state`. */
  onDone?: (() => void) | undefined;
  /** Whether a request is pending. */
  busy?: boolean | undefined;
  /** Error text if the last request was rejected, as a sentence. */
  error?: string | undefined;
  /** Errors by field: `password`, `code`. */
  fieldErrors?: ServerFieldErrors | undefined;
  /** Error text if loading failed, as a sentence. */
  loadError?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Level of its heading in the outline of the page; default 2. */
  heading?: HeadingLevel | undefined;
  className?: string | undefined;
}

/** Properties of every step that sends a request. */
export interface SecondFactorStepProps {
  /** Level of its heading. */
  level: HeadingLevel;
  onCancel: () => void;
  busy: boolean;
  error: string | undefined;
}
