import { mdiAccountPlusOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import type { $ZodType } from 'zod/v4/core';
import { Form, SubmitButton, type ServerFieldErrors } from '../../components/form/form.tsx';
import { SupportContact } from '../../components/support-contact/support-contact.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { fill } from '../../messages/fill.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { AuthFrame } from './auth-frame.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PersonFields, type PersonField } from './person-fields.tsx';
import * as S from './auth-frame.styles.ts';

/** Values that a registration sends. @source ours; `referral` spec §2 */
export interface RegisterValues {
  username: string;
  password: string;
  passwordConfirmation: string;
  referral?: string | undefined;
  name?: string | undefined;
  /** `YYYY-MM-DD` */
  birthDate?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
}

/** Personal fields of a registration, if the platform's rules require them. */
export type RegisterField = PersonField;

export interface RegisterViewProps {
  /** The platform's rules for a registration; the kit has none. */
  schema: $ZodType<RegisterValues, RegisterValues>;
  onSubmit: (values: RegisterValues) => void | Promise<void>;
  busy?: boolean | undefined;
  error?: string | undefined;
  fieldErrors?: ServerFieldErrors | undefined;
  /** Referral code from the link; shown, and sent unchanged. */
  referral?: string | undefined;
  /** Owner of the code, if the platform sends it. */
  inviter?: string | undefined;
  loginHref?: string | undefined;
  /** Minimum length of a password, for the hint; the schema decides. Default 8. */
  passwordMinLength?: number | undefined;
  /** Minimum age in years; default 21. @source spec §9 */
  minimumAge?: number | undefined;
  /** Personal fields of the form, in this order; default none. */
  requiredFields?: readonly RegisterField[] | undefined;
  footer?: ReactNode;
}

/** A new account. @source spec §2 (auth.register; query referral) */
export function RegisterView({
  schema,
  onSubmit,
  busy,
  error,
  fieldErrors,
  referral,
  inviter,
  loginHref,
  passwordMinLength = 8,
  minimumAge = 21,
  requiredFields = [],
  footer,
}: RegisterViewProps) {
  const { forms: texts } = useMessages();
  return (
    <AuthFrame
      title={texts.registerTitle}
      other={
        loginHref === undefined
          ? undefined
          : { question: texts.registerToLogin, label: texts.loginTitle, href: loginHref }
      }
      footer={footer}
    >
      <Form
        schema={schema}
        defaultValues={{
          ...{ username: '', password: '', passwordConfirmation: '', referral },
          ...Object.fromEntries(requiredFields.map((field) => [field, ''])),
        }}
        onSubmit={onSubmit}
        busy={busy}
        error={error}
        fieldErrors={fieldErrors}
      >
        {referral !== undefined && referral !== '' && (
          <S.Referral className="lobi-RegisterView-referral">
            <Icon path={mdiAccountPlusOutline} />
            <span>
              {texts.labelReferral} <b>{referral}</b>
              {inviter !== undefined && <> · {fill(texts.registerInvitedBy, { name: inviter })}</>}
            </span>
          </S.Referral>
        )}
        <TextField
          name="username"
          label={texts.labelUsername}
          fieldName={texts.fieldUsername}
          hint={texts.hintUsername}
          size="lg"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <NewPasswordFields minLength={passwordMinLength} />
        <PersonFields fields={requiredFields} />
        <S.Agreement>{fill(texts.registerAge, { age: minimumAge })}</S.Agreement>
        <SubmitButton>{texts.registerSubmit}</SubmitButton>
      </Form>
      <SupportContact hideEmpty />
    </AuthFrame>
  );
}
