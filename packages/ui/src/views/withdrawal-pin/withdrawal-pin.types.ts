import type { ServerFieldErrors } from '../../components/form/form.tsx';
import type { HeadingLevel } from '../../primitives/heading/heading.tsx';

/** Whether one's own withdrawals take a PIN, as the platform sends it. @source ours */
export interface WithdrawalPinState {
  /** ISO 8601, when the PIN of now was set; `null`: there is none. */
  readonly since: string | null;
  /** The platform asks for one: it can be changed, and not removed. */
  readonly demanded: boolean;
}

/** Values that set a PIN. @source ours */
export interface WithdrawalPinValues {
  readonly password: string;
  readonly pin: string;
  /** The PIN of before, where there is one. */
  readonly currentPin?: string | undefined;
}

/** Values that remove the PIN. @source ours */
export interface WithdrawalPinEnd {
  readonly password: string;
  readonly pin: string;
}

/** How whatever was sent stands. */
export interface WithdrawalPinSending {
  busy?: boolean | undefined;
  /** Why the last request was rejected, as a sentence. */
  error?: string | undefined;
  /** Errors by field: `password`, `pin`, `currentPin`. */
  fieldErrors?: ServerFieldErrors | undefined;
}

export interface WithdrawalPinFormProps extends WithdrawalPinSending {
  /** There is a PIN already, which is asked for. */
  isChange?: boolean | undefined;
  /** The platform's own judgement of a PIN that anybody would guess; the kit has none. */
  isTrivial?: ((pin: string) => boolean) | undefined;
  onSubmit: (values: WithdrawalPinValues) => void | Promise<void>;
  /** Leads back; without it there is no button. */
  onCancel?: (() => void) | undefined;
  /** Nothing is withdrawn without one, which is said. */
  demanded?: boolean | undefined;
  /** Rank of its heading; default 2. */
  level?: HeadingLevel | undefined;
}

export interface WithdrawalPinPanelProps
  extends WithdrawalPinSending, Pick<WithdrawalPinFormProps, 'isTrivial'> {
  /** `undefined` while it loads. */
  state: WithdrawalPinState | undefined;
  /** Sets or changes it. Resolves with whether it is set; why not stands in `error` or `fieldErrors`. */
  onSet: (values: WithdrawalPinValues) => Promise<boolean>;
  /** Removes it. Resolves with whether it is gone. */
  onEnd: (values: WithdrawalPinEnd) => Promise<boolean>;
  /** Why it could not be loaded, as a sentence. */
  loadError?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Rank of its heading in the outline of the page; default 2. */
  heading?: HeadingLevel | undefined;
  className?: string | undefined;
}
