import type { $ZodType } from 'zod/v4/core';
import { Callout } from '../../components/callout/callout.tsx';
import { Form, SubmitButton, type ServerFieldErrors } from '../../components/form/form.tsx';
import { SupportContact } from '../../components/support-contact/support-contact.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { AuthFrame } from './auth-frame.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

/** Values of a new password set by a link. @source ours */
export interface NewPasswordValues {
  /** Secret of the link. */
  token: string;
  password: string;
  passwordConfirmation: string;
}

export interface NewPasswordViewProps {
  /** The platform's rules for a password; the kit has none. */
  schema: $ZodType<NewPasswordValues, NewPasswordValues>;
  onSubmit: (values: NewPasswordValues) => void | Promise<void>;
  /** Secret of the link; without one only a notice is shown. */
  token?: string | undefined;
  /** Whether the new password is set. */
  done?: boolean | undefined;
  busy?: boolean | undefined;
  error?: string | undefined;
  fieldErrors?: ServerFieldErrors | undefined;
  loginHref: string;
  /** Minimum length of a password, for the hint; the schema decides. Default 8. */
  passwordMinLength?: number | undefined;
}

/** Sets a new password by a link from staff. @source ours */
export function NewPasswordView({
  schema,
  onSubmit,
  token = '',
  done = false,
  busy,
  error,
  fieldErrors,
  loginHref,
  passwordMinLength = 8,
}: NewPasswordViewProps) {
  const { forms: texts } = useMessages();
  const login = (
    <Button size="lg" fullWidth render={<KitLink href={loginHref} />}>
      {texts.loginTitle}
    </Button>
  );
  if (done) {
    return (
      <AuthFrame title={texts.newPasswordDoneTitle}>
        <Callout tone="success" role="status">
          {texts.newPasswordDoneBody}
        </Callout>
        {login}
      </AuthFrame>
    );
  }
  if (token === '') {
    return (
      <AuthFrame title={texts.newPasswordTitle}>
        <Callout tone="info">{texts.newPasswordMissing}</Callout>
        <SupportContact hideEmpty />
        {login}
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={texts.newPasswordTitle} note={texts.newPasswordNote}>
      <Form
        schema={schema}
        defaultValues={{ token, password: '', passwordConfirmation: '' }}
        onSubmit={onSubmit}
        busy={busy}
        error={error}
        fieldErrors={fieldErrors}
      >
        <NewPasswordFields minLength={passwordMinLength} />
        <SubmitButton>{texts.newPasswordSubmit}</SubmitButton>
      </Form>
    </AuthFrame>
  );
}
