import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { FailureBanner } from '../../components/failure-banner/failure-banner.tsx';
import { Form, SubmitButton, type ServerFieldErrors } from '../../components/form/form.tsx';
import { PasswordField } from '../../components/password-field/password-field.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { fill } from '../../messages/fill.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { FailureBoundary } from '../../primitives/lazy/failure-boundary.tsx';
import { lazyWithRetry } from '../../primitives/lazy/lazy-with-retry.tsx';
import { useAnnounce } from '../../primitives/live-region/live-region-provider.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { ForgotPassword } from './forgot-password.tsx';

/** Values that a login sends. @source spec §7 */
export interface LoginValues {
  readonly username: string;
  readonly password: string;
  /** Code of the second step: six digits, or a recovery code `XXXXX-XXXXX`. @source ours */
  readonly code?: string | undefined;
}

export interface LoginViewProps {
  onSubmit: (values: LoginValues) => void | Promise<void>;
  /** Whether the login is being sent. */
  busy?: boolean | undefined;
  /** Error text if the login was rejected, as a sentence. */
  error?: string | undefined;
  fieldErrors?: ServerFieldErrors | undefined;
  /**
   * Whether username and password were correct and a code is required: the form is replaced by the second
   * step, and the code is sent together with the typed values. It uses messages that are not in the first
   * part of the dictionary.
   * @source ours (security.md 6.3.3)
   */
  codeNeeded?: boolean | undefined;
  /** Cancels the second step and returns to name and password. */
  onBack?: (() => void) | undefined;
  /** Page of the registration; without it there is none. */
  registerHref?: string | undefined;
  /** Referral code of the registration link, preserved when the visitor opens the login first. */
  referral?: string | undefined;
  /** Shows that the user returns afterwards: to a named page, or (`true`) to the previous one. */
  returnNote?: string | true | undefined;
  /** Content below the form, e.g. demo accounts or help. */
  footer?: ReactNode;
}

/** Both are required; everything else is validated by the server only. */
const schema = z.object({
  username: z.string().check(z.trim(), z.minLength(1)),
  password: z.string().check(z.minLength(1)),
});

const empty = { username: '', password: '' };

function withReferral(href: string, referral: string | undefined): string {
  if (referral === undefined || referral === '') return href;
  const mark = href.includes('?') ? '&' : '?';
  return `${href}${mark}referral=${encodeURIComponent(referral)}`;
}

/** Loaded lazily, since few users have a second step. */
const CodeStep = lazyWithRetry(async () => ({
  default: (await import('./code-step.tsx')).CodeStep,
}));

/** Username and password, and a code if the platform requires one. @source spec §2 (login); the code ours */
export function LoginView(props: LoginViewProps) {
  const { onSubmit, onBack, codeNeeded = false, busy, error, fieldErrors } = props;
  const [entered, setEntered] = useState<LoginValues>();
  const send = (values: LoginValues): void | Promise<void> => {
    setEntered(values);
    return onSubmit(values);
  };
  // Without the typed values, as after a change of language, a code would be useless.
  if (!codeNeeded || !entered) {
    return <PasswordStep {...props} onSubmit={send} entered={entered} />;
  }
  return (
    <FailureBoundary
      fallback={(failure, retry) => <FailureBanner failure={failure} onRetry={retry} />}
    >
      <Suspense fallback={<PasswordStep {...props} entered={entered} busy />}>
        <CodeStep
          onSubmit={(code) => onSubmit({ ...entered, code })}
          onBack={onBack}
          busy={busy}
          error={error}
          fieldErrors={fieldErrors}
        />
      </Suspense>
    </FailureBoundary>
  );
}

interface PasswordStepProps extends LoginViewProps {
  /** Previously entered values, restored and focused when a user returns from the code. */
  entered: LoginValues | undefined;
}

function PasswordStep({
  onSubmit,
  busy,
  error,
  fieldErrors,
  registerHref,
  referral,
  returnNote,
  footer,
  entered,
}: PasswordStepProps) {
  const { forms: texts } = useMessages();
  const announce = useAnnounce();
  const username = useRef<HTMLInputElement>(null);
  const [begun] = useState(entered ?? empty);
  const cameBack = useRef(entered !== undefined && !busy);
  useEffect(() => {
    if (!cameBack.current) return;
    announce(texts.loginTitle);
    username.current?.focus();
  }, [announce, texts.loginTitle]);
  const note =
    typeof returnNote === 'string'
      ? fill(texts.loginReturn, { place: returnNote })
      : returnNote && texts.loginReturnHere;
  return (
    <AuthFrame
      title={texts.loginTitle}
      note={note}
      other={
        registerHref === undefined
          ? undefined
          : {
              question: texts.loginToRegister,
              label: texts.registerTitle,
              href: withReferral(registerHref, referral),
            }
      }
      footer={footer}
    >
      <Form
        schema={schema}
        defaultValues={begun}
        onSubmit={onSubmit}
        busy={busy}
        error={error}
        fieldErrors={fieldErrors}
      >
        <TextField
          name="username"
          inputRef={username}
          label={texts.labelUsername}
          fieldName={texts.fieldUsername}
          size="lg"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <PasswordField
          name="password"
          label={texts.labelPassword}
          fieldName={texts.fieldPassword}
          size="lg"
          autoComplete="current-password"
        />
        <SubmitButton>{texts.loginSubmit}</SubmitButton>
      </Form>
      <ForgotPassword />
    </AuthFrame>
  );
}
