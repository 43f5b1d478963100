import { passwordLength, registerSchemaFor, type RegistrationField } from '@lobi/core/contract';
import { useAuth, useSettings } from '@lobi/core/react';
import { buildPath } from '@lobi/core/routes';
import { RegisterView } from '@lobi/ui/forms';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useBrand } from '../config/brand-context.ts';
import { useFailureText } from '../i18n/use-failure-text.ts';
import { CarriedState } from '../page/carried-state.ts';
import { firstLimitsHash, offerLimitsLater } from '../page/limits-offer.ts';
import { usePageTitle } from '../page/use-page-title.ts';
import { useReturnTo } from '../page/use-return-to.ts';
import { AuthAside } from './parts/auth-aside.tsx';

const nothing: readonly RegistrationField[] = [];

/**
 * Registration, which then continues to the requested page. Limits come before that only if the
 * jurisdiction requires one; otherwise they are offered after the first game. The query parameter
 * `referral` prefills the code.
 * @source spec §2
 */
export function RegisterScreen() {
  usePageTitle('route.auth.register');
  const { i18n } = useTranslation();
  const auth = useAuth();
  const { minimumAge } = useBrand();
  const settings = useSettings();
  const requiredFields =
    settings.status === 'ready' ? settings.settings.app.policy.registrationAsks : nothing;
  const schema = useMemo(() => registerSchemaFor(requiredFields), [requiredFields]);
  const failureText = useFailureText();
  const [search] = useSearchParams();
  const returnTo = useReturnTo();
  const [isNew, setIsNew] = useState(false);
  const newPlayerId = isNew && auth.user?.role === 'player' ? auth.user.id : null;
  const isMandatory = settings.status === 'ready' && settings.settings.app.policy.limitsMandatory;
  useEffect(() => {
    if (newPlayerId !== null && !isMandatory) offerLimitsLater(newPlayerId);
  }, [newPlayerId, isMandatory]);
  if (newPlayerId !== null && isMandatory) {
    const limits = `${buildPath('limit.index', { userId: newPlayerId })}${firstLimitsHash}`;
    return <Navigate to={limits} state={returnTo.state} replace />;
  }
  if (auth.status === 'signedIn') return <Navigate to={returnTo.path} replace />;
  return (
    <CarriedState.Provider value={returnTo.state}>
      <AuthAside page="register">
        <RegisterView
          key={i18n.language}
          schema={schema}
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
          requiredFields={requiredFields}
        />
      </AuthAside>
    </CarriedState.Provider>
  );
}
