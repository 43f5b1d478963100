import {
  isPasswordOfName,
  passwordChangeSchema,
  passwordLength,
  type PasswordChange,
} from '@lobi/core/contract';
import { useAction } from '@lobi/core/react/lists';
import { fill, Heading, Stack, Text, useMessages, VisuallyHidden } from '@lobi/ui';
import { Form, PasswordField, SubmitButton } from '@lobi/ui/forms';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { showToast } from '../../../page/toasts.ts';
import { fieldErrorsOf } from './field-errors.ts';

const blank: PasswordChange = { currentPassword: '', password: '', passwordConfirmation: '' };

/** The body does not contain the username, which the page knows. */
const schemaFor = (username: string) =>
  passwordChangeSchema.check(
    z.refine(({ password }) => !isPasswordOfName(password, username), {
      path: ['password'],
      error: 'passwordOfName',
    }),
  );

/** Form to change the user's own password, which signs out every other device. */
export function PasswordForm({ username }: { username: string }) {
  const { t } = useTranslation();
  const { forms } = useMessages();
  const failureText = useFailureText();
  const action = useAction('auth.password');
  const schema = useMemo(() => schemaFor(username), [username]);
  const [round, setRound] = useState(0);
  const change = async (body: PasswordChange): Promise<void> => {
    const outcome = await action.run({ body });
    if (!outcome.ok) return;
    setRound(round + 1);
    showToast({ tone: 'success', title: t('people.passwordChanged') });
  };
  const { failure } = action;
  const fieldErrors = fieldErrorsOf(failure, failureText, {
    byCode: { password_wrong: 'currentPassword' },
  });
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Heading level={2} size="sm">
          {t('people.passwordTitle')}
        </Heading>
        <Text size="sm" tone="secondary">
          {t('people.passwordNote')}
        </Text>
      </Stack>
      <Form
        key={round}
        schema={schema}
        defaultValues={blank}
        onSubmit={change}
        busy={action.status === 'running'}
        error={failure && !fieldErrors ? failureText(failure) : undefined}
        fieldErrors={fieldErrors}
      >
        {/* Lets a password manager associate the password with the user. */}
        <VisuallyHidden>
          <input
            type="text"
            value={username}
            readOnly
            tabIndex={-1}
            aria-hidden="true"
            autoComplete="username"
          />
        </VisuallyHidden>
        <PasswordField
          name="currentPassword"
          label={t('people.passwordCurrent')}
          autoComplete="current-password"
        />
        <PasswordField
          name="password"
          label={t('people.passwordNew')}
          hint={fill(forms.hintPassword, { min: passwordLength.min })}
          autoComplete="new-password"
          revalidates={['passwordConfirmation']}
          strength
        />
        <PasswordField
          name="passwordConfirmation"
          label={t('people.passwordRepeat')}
          autoComplete="new-password"
        />
        <SubmitButton>{t('people.passwordSubmit')}</SubmitButton>
      </Form>
    </Stack>
  );
}
