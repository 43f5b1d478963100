import { isPlatformReason, type TransactionDetail } from '@lobi/core/contract';
import { useUserId } from '@lobi/core/react';
import type { TransactionStep } from '@lobi/ui/wallet';
import { useTranslation } from 'react-i18next';
import { toSteps } from './to-steps.ts';

/** Formats the timeline of a transaction in the user's language. */
export function useSteps(): (detail: Pick<TransactionDetail, 'events'>) => TransactionStep[] {
  const { t } = useTranslation();
  const readerId = useUserId() ?? '';
  return (detail) =>
    toSteps(detail, readerId, (reason) =>
      isPlatformReason(reason) ? t(`reason.${reason}`) : reason,
    );
}
