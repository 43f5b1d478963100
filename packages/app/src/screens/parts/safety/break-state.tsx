import type { User } from '@lobi/core/contract';
import { Callout, DateTime } from '@lobi/ui';
import { useTranslation } from 'react-i18next';

/** Says that the reader takes a break, until when, and what stays possible; nothing otherwise. */
export function BreakState({ reader }: { readonly reader: User }) {
  const { t } = useTranslation();
  const { statusUntil, statusCause, status } = reader;
  if (statusUntil === null) return null;
  const canWithdraw = status === 'restricted' && statusCause === 'self';
  return (
    <Callout tone="info" title={t('safer.onBreak')}>
      {t('safer.until')} <DateTime at={statusUntil} />. {t('safer.final')}{' '}
      {canWithdraw && t('safer.stillWithdraw')}
    </Callout>
  );
}
