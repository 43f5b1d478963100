import type { ServerFieldErrors } from '../../components/form/form.tsx';
import type { HeadingLevel } from '../../primitives/heading/heading.tsx';

/** Status of the user's withdrawal PIN, as the platform sends it. @source ours */
export interface WithdrawalPinState {
  /** ISO 8601, time at which the current PIN was set; `null` if none is set. */
  readonly since: string | null;
  /** Whether the platform requires a PIN, so that it can be changed but not removed. */
  readonly demanded: boolean;
}

/** Values that set a PIN. @source ours */
export interface WithdrawalPinValues {
  readonly password: string;
  readonly pin: string;
  /** The current PIN, if one is set. */
  readonly currentPin?: string | undefined;
}

/** Values that remove the PIN. @source ours */
export interface WithdrawalPinEnd {
  readonly password: string;
  readonly pin: string;
}

/** Status of the last request. */
export interface WithdrawalPinSending {
  busy?: boolean | undefined;
  /** Error text if the last request was rejected, as a sentence. */
  error?: string | undefined;
  /** Errors by field: `password`, `pin`, `currentPin`. */
  fieldErrors?: ServerFieldErrors | undefined;
}

export interface WithdrawalPinFormProps extends WithdrawalPinSending {
  /** Whether a PIN is set already, which is then required. */
  isChange?: boolean | undefined;
  /** Validates that a PIN is not easy to guess; the kit has no rule of its own. */
  isTrivial?: ((pin: string) => boolean) | undefined;
  onSubmit: (values: WithdrawalPinValues) => void | Promise<void>;
  /** Goes back; without it there is no button. */
  onCancel?: (() => void) | undefined;
  /** Whether withdrawals require a PIN, which is then mentioned. */
  demanded?: boolean | undefined;
  /** Level of its heading; default 2. */
  level?: HeadingLevel | undefined;
}

export interface WithdrawalPinPanelProps
  extends WithdrawalPinSending, Pick<WithdrawalPinFormProps, 'isTrivial'> {
  /** `undefined` while it loads. */
  state: WithdrawalPinState | undefined;
  /**
   * Sets or changes it. Resolves to whether it was set; `error` and `fieldErrors` have the reason of a
   * failure.
   */
  onSet: (values: WithdrawalPinValues) => Promise<boolean>;
  /** Removes it. Resolves to whether it was removed. */
  onEnd: (values: WithdrawalPinEnd) => Promise<boolean>;
  /** Error text if loading failed, as a sentence. */
  loadError?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Level of its heading in the outline of the page; default 2. */
  heading?: HeadingLevel | undefined;
  className?: string | undefined;
}
