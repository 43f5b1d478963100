import { passwordLength, passwordResetSchema, type PasswordReset } from '@lobi/core/contract';
import { useAction } from '@lobi/core/react/lists';
import { NewPasswordView } from '@lobi/ui/forms';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useFailureText } from '../i18n/use-failure-text.ts';
import { usePageTitle } from '../page/use-page-title.ts';
import { fieldErrorsOf } from './parts/people/field-errors.ts';

/** Sets a new password by a link; its secret is the fragment of the address. */
export function PasswordResetScreen() {
  usePageTitle('route.password.reset');
  const { i18n } = useTranslation();
  const failureText = useFailureText();
  const action = useAction('auth.password-reset');
  const token = useLocation().hash.slice(1);
  const { failure } = action;
  const fieldErrors = fieldErrorsOf(failure, failureText);
  return (
    <NewPasswordView
      key={`${i18n.language} ${token}`}
      schema={passwordResetSchema}
      onSubmit={async (body: PasswordReset) => {
        await action.run({ body });
      }}
      token={token}
      done={action.status === 'done'}
      busy={action.status === 'running'}
      error={failure && !fieldErrors ? failureText(failure) : undefined}
      fieldErrors={fieldErrors}
      loginHref="/login"
      passwordMinLength={passwordLength.min}
    />
  );
}
