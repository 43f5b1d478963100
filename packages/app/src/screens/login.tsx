import { safeReturnPath } from '@lobi/core/routes';
import { useAuth } from '@lobi/core/react';
import { LoginView } from '@lobi/ui/forms';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { useFailureText } from '../i18n/use-failure-text.ts';
import { usePageTitle } from '../page/use-page-title.ts';
import { DemoAccounts } from './parts/demo-accounts.tsx';

/** Sign-in; leads back to where it was asked for. @source spec §2, §6 */
export function LoginScreen() {
  usePageTitle('route.login');
  const { i18n } = useTranslation();
  const auth = useAuth();
  const failureText = useFailureText();
  const { state } = useLocation();
  const returnTo = (state as { returnTo?: unknown } | null)?.returnTo;
  if (auth.status === 'signedIn')
    return <Navigate to={safeReturnPath(returnTo, '/game')} replace />;
  return (
    <LoginView
      key={i18n.language}
      onSubmit={auth.login}
      busy={auth.busy}
      error={auth.failure && !auth.failure.errors ? failureText(auth.failure) : undefined}
      fieldErrors={auth.failure?.errors}
      registerHref="/register"
      returnNote={returnTo === undefined ? undefined : true}
      footer={<DemoAccounts />}
    />
  );
}
