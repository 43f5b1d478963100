import type { Failure } from '@lobi/core';
import { useEffect, useState } from 'react';
import { allWords } from '../../i18n/all-words.ts';

/** Signing in is at name and password, or at the code, whose words may still be on their way or lost. */
type Step = 'password' | 'words' | 'code' | 'lost';

/** Whether these errors ask for the step; any other leaves it as it is. */
const isAskedBy: Partial<Readonly<Record<Failure['code'], boolean>>> = {
  code_required: true,
  code_wrong: true,
  credentials: false,
};

/** The step that signing in has come to; it stays at the code while a wrong one is sent again. */
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
    // Without them nothing could be asked: who presses again asks for them again.
    allWords().then(
      () => setStep('code'),
      () => setStep('lost'),
    );
  }, [step]);
  return { step, leave: () => setStep('password') };
}
