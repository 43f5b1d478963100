import type { Failure } from '@lobi/core';
import { useMoneyAction } from '@lobi/core/react/lists';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../page/toasts.ts';

/** Claims all claimable earnings, and shows a confirmation. */
export function useClaimAll(walletId: string): {
  readonly busy: boolean;
  readonly failure: Failure | null;
  run(): void;
} {
  const { t } = useTranslation();
  const action = useMoneyAction('earning.claim-all');
  const claim = async (): Promise<void> => {
    const outcome = await action.run({ params: { walletId } });
    if (outcome.ok) showToast({ tone: 'success', title: t('agent.claimed') });
  };
  return {
    busy: action.status === 'running',
    failure: action.failure,
    run: () => void claim(),
  };
}
