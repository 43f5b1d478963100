import type { Failure } from '@lobi/core';
import { useAuth } from '@lobi/core/react';
import { LoginView } from '@lobi/ui/forms';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useFailureText } from '../i18n/use-failure-text.ts';
import { CarriedState } from '../page/carried-state.ts';
import { usePageTitle } from '../page/use-page-title.ts';
import { useReturnTo } from '../page/use-return-to.ts';
import { AuthAside } from './parts/auth-aside.tsx';
import { DemoAccounts } from './parts/demo-accounts.tsx';
import { fieldErrorsOf } from './parts/people/field-errors.ts';
import { useCodeStep } from './parts/use-code-step.ts';

const errorFields = { byCode: { code_wrong: 'code' } } as const;

/** A request for a code is no error; a failure of that request is one. */
function failureAt(step: string, failure: Failure | null): Failure | null {
  if (failure?.code !== 'code_required') return failure;
  return step === 'lost' ? { ...failure, code: 'unavailable' } : null;
}

/**
 * Sign-in, with a code if the account has a second factor; returns to the requested page. @source spec
 * §2, §6
 */
export function LoginScreen() {
  usePageTitle('route.login');
  const { i18n } = useTranslation();
  const auth = useAuth();
  const failureText = useFailureText();
  const returnTo = useReturnTo();
  const { step, leave } = useCodeStep(auth.failure);
  if (auth.status === 'signedIn') return <Navigate to={returnTo.path} replace />;
  const failure = failureAt(step, auth.failure);
  const fieldErrors = fieldErrorsOf(failure, failureText, errorFields);
  return (
    <CarriedState.Provider value={returnTo.state}>
      <AuthAside page="login">
        <LoginView
          key={i18n.language}
          onSubmit={auth.login}
          busy={auth.busy || step === 'words'}
          error={failure && !fieldErrors ? failureText(failure) : undefined}
          fieldErrors={fieldErrors}
          codeNeeded={step === 'code'}
          onBack={() => {
            leave();
            auth.dismissFailure();
          }}
          registerHref="/register"
          returnNote={returnTo.state && true}
          footer={<DemoAccounts />}
        />
      </AuthAside>
    </CarriedState.Provider>
  );
}
