import { useState } from 'react';
import type {
  SecondFactorEnd,
  SecondFactorPanelProps,
  SecondFactorSecret,
} from './second-factor.types.ts';

/** The current step of enabling, disabling or new recovery codes. */
export type SecondFactorStep =
  | { readonly at: 'rest' | 'password' | 'renew' | 'end' }
  | ({ readonly at: 'scan' } & SecondFactorSecret)
  | { readonly at: 'codes' | 'new-codes'; readonly codes: readonly string[] };

/** The current step, and functions that change it. */
export interface SecondFactorWay {
  readonly step: SecondFactorStep;
  /** Whether the last request of this step was rejected, so that the error is shown here. */
  readonly refused: boolean;
  readonly go: (at: 'rest' | 'password' | 'renew' | 'end') => void;
  readonly begin: (password: string) => Promise<void>;
  readonly confirm: (code: string) => Promise<void>;
  readonly renew: (values: SecondFactorEnd) => Promise<void>;
  readonly end: (values: SecondFactorEnd) => Promise<void>;
}

/** State of the steps; each starts without the error of another. @source ours */
export function useSecondFactorWay({
  onBegin,
  onConfirm,
  onRenew,
  onEnd,
}: Pick<SecondFactorPanelProps, 'onBegin' | 'onConfirm' | 'onRenew' | 'onEnd'>): SecondFactorWay {
  const [step, setStep] = useState<SecondFactorStep>({ at: 'rest' });
  const [refused, setRefused] = useState(false);
  const enter = (next: SecondFactorStep): void => {
    setRefused(false);
    setStep(next);
  };
  const follow = async (answer: Promise<SecondFactorStep | null>): Promise<void> => {
    setRefused(false);
    const next = await answer;
    if (next) enter(next);
    else setRefused(true);
  };
  return {
    step,
    refused,
    go: (at) => enter({ at }),
    begin: (password) =>
      follow(onBegin(password).then((secret) => secret && { at: 'scan', ...secret })),
    confirm: (code) => follow(onConfirm(code).then((codes) => codes && { at: 'codes', codes })),
    renew: (values) => follow(onRenew(values).then((codes) => codes && { at: 'new-codes', codes })),
    end: (values) => follow(onEnd(values).then((ended) => (ended ? { at: 'rest' } : null))),
  };
}
