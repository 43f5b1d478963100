import { passwordLength, registerSchema } from '@lobi/core/contract';
import { useAuth } from '@lobi/core/react';
import { buildPath } from '@lobi/core/routes';
import { RegisterView } from '@lobi/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useBrand } from '../config/brand-context.ts';
import { useFailureText } from '../i18n/use-failure-text.ts';
import { CarriedState } from '../page/carried-state.ts';
import { firstLimitsHash } from '../page/first-limits-hash.ts';
import { usePageTitle } from '../page/use-page-title.ts';
import { useReturnTo } from '../page/use-return-to.ts';

/**
 * Registration, which leads on to the offer of limits and then to where somebody was going; the
 * query parameter `referral` is its input. @source spec §2
 */
export function RegisterScreen() {
  usePageTitle('route.auth.register');
  const { i18n } = useTranslation();
  const auth = useAuth();
  const { minimumAge } = useBrand();
  const failureText = useFailureText();
  const [search] = useSearchParams();
  const returnTo = useReturnTo();
  const [isNew, setIsNew] = useState(false);
  if (auth.status === 'signedIn') {
    const limits = `${buildPath('limit.index', { userId: auth.user.id })}${firstLimitsHash}`;
    return isNew && auth.user.role === 'player' ? (
      <Navigate to={limits} state={returnTo.state} replace />
    ) : (
      <Navigate to={returnTo.path} replace />
    );
  }
  return (
    <CarriedState value={returnTo.state}>
      <RegisterView
        key={i18n.language}
        schema={registerSchema}
        onSubmit={(input) => {
          setIsNew(true);
          auth.register(input);
        }}
        busy={auth.busy}
        error={auth.failure && !auth.failure.errors ? failureText(auth.failure) : undefined}
        fieldErrors={auth.failure?.errors}
        referral={search.get('referral') ?? undefined}
        loginHref="/login"
        passwordMinLength={passwordLength.min}
        minimumAge={minimumAge}
      />
    </CarriedState>
  );
}
