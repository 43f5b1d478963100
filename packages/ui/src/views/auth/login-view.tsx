import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { FailureBanner } from '../../components/failure-banner/failure-banner.tsx';
import { Form, SubmitButton, type ServerFieldErrors } from '../../components/form/form.tsx';
import { PasswordField } from '../../components/password-field/password-field.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { fill } from '../../messages/fill.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { FailureBoundary } from '../../primitives/late/failure-boundary.tsx';
import { late } from '../../primitives/late/late.tsx';
import { useAnnounce } from '../../primitives/live-region/live-region-provider.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { ForgotPassword } from './forgot-password.tsx';

/** Values that a login sends. @source spec §7 */
export interface LoginValues {
  readonly username: string;
  readonly password: string;
  /** Of the second step: six digits, or a recovery code `XXXXX-XXXXX`. @source ours */
  readonly code?: string | undefined;
}

export interface LoginViewProps {
  onSubmit: (values: LoginValues) => void | Promise<void>;
  /** The login is under way. */
  busy?: boolean | undefined;
  /** Why the login was rejected, as a sentence. */
  error?: string | undefined;
  fieldErrors?: ServerFieldErrors | undefined;
  /**
   * Name and password were right and a code is needed: the form makes room for the second step, and
   * the code is sent together with what was typed. It speaks words beyond those of the first screens.
   * @source ours (security.md 6.3.3)
   */
  codeNeeded?: boolean | undefined;
  /** Gives the second step up, back to name and password. */
  onBack?: (() => void) | undefined;
  /** Page of the registration; without it there is none. */
  registerHref?: string | undefined;
  /** Referral that the registration link carries on, so that coming here first loses nothing. */
  referral?: string | undefined;
  /** Says that one returns afterwards: to a named place, or (`true`) to where one came from. */
  returnNote?: string | true | undefined;
  /** Below the form: demo accounts, help. */
  footer?: ReactNode;
}

/** Both are needed; nothing else is anyone's business before the server has looked. */
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

/** Few sign in with a second step; the others do not wait for it. */
const CodeStep = late(async () => ({ default: (await import('./code-step.tsx')).CodeStep }));

/**
 * Username and password, and a code where the platform asks for one. @source spec §2 (login); the
 * code ours
 */
export function LoginView(props: LoginViewProps) {
  const { onSubmit, onBack, codeNeeded = false, busy, error, fieldErrors } = props;
  const [entered, setEntered] = useState<LoginValues>();
  const send = (values: LoginValues): void | Promise<void> => {
    setEntered(values);
    return onSubmit(values);
  };
  // Without what was typed, as after a change of language, a code would be of no use.
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
  /**
   * Values entered before; a user who comes back from the code finds them again, and the focus in
   * them.
   */
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
  const { forms: words } = useMessages();
  const announce = useAnnounce();
  const username = useRef<HTMLInputElement>(null);
  const [begun] = useState(entered ?? empty);
  const cameBack = useRef(entered !== undefined && !busy);
  useEffect(() => {
    if (!cameBack.current) return;
    announce(words.loginTitle);
    username.current?.focus();
  }, [announce, words.loginTitle]);
  const note =
    typeof returnNote === 'string'
      ? fill(words.loginReturn, { place: returnNote })
      : returnNote && words.loginReturnHere;
  return (
    <AuthFrame
      title={words.loginTitle}
      note={note}
      other={
        registerHref === undefined
          ? undefined
          : {
              question: words.loginToRegister,
              label: words.registerTitle,
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
          label={words.labelUsername}
          fieldName={words.fieldUsername}
          size="lg"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <PasswordField
          name="password"
          label={words.labelPassword}
          fieldName={words.fieldPassword}
          size="lg"
          autoComplete="current-password"
        />
        <SubmitButton>{words.loginSubmit}</SubmitButton>
      </Form>
      <ForgotPassword />
    </AuthFrame>
  );
}
