import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { Form, SubmitButton, type ServerFieldErrors } from '../../components/form/form.tsx';
import { PasswordField } from '../../components/password-field/password-field.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { fill } from '../../messages/fill.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { AuthFrame } from './auth-frame.tsx';

/** What a login sends. @source spec §7 */
export interface LoginValues {
  readonly username: string;
  readonly password: string;
}

export interface LoginViewProps {
  onSubmit: (values: LoginValues) => void | Promise<void>;
  /** The login is under way. */
  busy?: boolean | undefined;
  /** Why it was refused, as a sentence. */
  error?: string | undefined;
  fieldErrors?: ServerFieldErrors | undefined;
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

/** Username and password. @source spec §2 (login) */
export function LoginView({
  onSubmit,
  busy,
  error,
  fieldErrors,
  registerHref,
  referral,
  returnNote,
  footer,
}: LoginViewProps) {
  const { forms: words } = useMessages();
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
        defaultValues={empty}
        onSubmit={onSubmit}
        busy={busy}
        error={error}
        fieldErrors={fieldErrors}
      >
        <TextField
          name="username"
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
    </AuthFrame>
  );
}
