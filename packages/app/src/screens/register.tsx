import { passwordLength, registerSchema } from '@lobi/core/contract';
import { useAuth } from '@lobi/core/react';
import { RegisterView } from '@lobi/ui/forms';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useBrand } from '../config/brand-context.ts';
import { useFailureText } from '../i18n/use-failure-text.ts';
import { usePageTitle } from '../page/use-page-title.ts';

/** Registration; the query parameter `referral` is its input. @source spec §2 */
export function RegisterScreen() {
  usePageTitle('route.auth.register');
  const { i18n } = useTranslation();
  const auth = useAuth();
  const { minimumAge } = useBrand();
  const failureText = useFailureText();
  const [search] = useSearchParams();
  if (auth.status === 'signedIn') return <Navigate to="/game" replace />;
  return (
    <RegisterView
      key={i18n.language}
      schema={registerSchema}
      onSubmit={auth.register}
      busy={auth.busy}
      error={auth.failure && !auth.failure.errors ? failureText(auth.failure) : undefined}
      fieldErrors={auth.failure?.errors}
      referral={search.get('referral') ?? undefined}
      loginHref="/login"
      passwordMinLength={passwordLength.min}
      minimumAge={minimumAge}
    />
  );
}
