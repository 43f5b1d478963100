import type { PlaceBetController } from '@lobi/core/react';
import type { BetPlacement } from '@lobi/ui/arena';
import { useMemo } from 'react';
import { useFailureText } from '../../i18n/use-failure-text.ts';

/** Outcome of the last submitted bet, in the format of the stage. */
export function usePlacement({ status, draft, bet, failure }: PlaceBetController): BetPlacement {
  const failureText = useFailureText();
  const message = failure ? failureText(failure) : '';
  return useMemo(() => {
    if (status === 'placed' && bet?.selection)
      return { status, bet: { selection: bet.selection, amount: bet.amount } };
    const { selection, amount } = draft;
    if (selection === null) return { status: 'idle' };
    if (status === 'placing' || status === 'unknown') return { status, bet: { selection, amount } };
    if (status === 'refused') return { status, bet: { selection, amount }, message };
    return { status: 'idle' };
  }, [status, draft, bet, message]);
}
