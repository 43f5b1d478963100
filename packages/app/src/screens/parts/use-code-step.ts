import type { Failure } from '@lobi/core';
import { useEffect, useState } from 'react';
import { loadAllTexts } from '../../i18n/all-texts.ts';

/**
 * Step of the sign-in: name and password, or the code, whose messages may still be loading or have
 * failed.
 */
type Step = 'password' | 'words' | 'code' | 'lost';

/** Whether these errors request the step; others leave it unchanged. */
const isAskedBy: Partial<Readonly<Record<Failure['code'], boolean>>> = {
  code_required: true,
  code_wrong: true,
  credentials: false,
};

/** The current step of the sign-in; it stays at the code while a wrong one is corrected. */
export function useCodeStep(failure: Failure | null): {
  readonly step: Step;
  leave(): void;
} {
  const [step, setStep] = useState<Step>('password');
  const [seen, setSeen] = useState(failure);
  if (failure !== seen) {
    setSeen(failure);
    const isAsked = failure ? isAskedBy[failure.code] : undefined;
    if (isAsked === false) setStep('password');
    if (isAsked && step !== 'code') setStep('words');
  }
  useEffect(() => {
    if (step !== 'words') return;
    // Without the messages the form could not be shown: another press retries.
    loadAllTexts().then(
      () => setStep('code'),
      () => setStep('lost'),
    );
  }, [step]);
  return { step, leave: () => setStep('password') };
}
