import type { User } from '@lobi/core/contract';
import { usePlatform } from '@lobi/core/react';
import { Callout, DateTime } from '@lobi/ui';
import { useTranslation } from 'react-i18next';
import { EndOfBreak } from './end-of-break.tsx';

/**
 * Notice that the user is on a break, with its end and what stays possible; nothing otherwise. An
 * indefinite break can be ended here when its time has come.
 */
export function BreakState({ reader }: { readonly reader: User }) {
  const { t } = useTranslation();
  const { serverNow } = usePlatform();
  const { statusUntil, breakEndableAt, statusCause, status } = reader;
  if (statusUntil === null) return null;
  const canWithdraw = status === 'restricted' && statusCause === 'self';
  const isEndable = breakEndableAt !== null && Date.parse(breakEndableAt) <= serverNow();
  return (
    <Callout tone="info" title={t('safer.onBreak')} action={isEndable ? <EndOfBreak /> : undefined}>
      {breakEndableAt === null ? (
        <>
          {t('safer.until')} <DateTime at={statusUntil} />. {t('safer.final')}
        </>
      ) : (
        <>
          {t('safer.forever')} {t('safer.endableFrom')} <DateTime at={breakEndableAt} />.
        </>
      )}{' '}
      {canWithdraw && t('safer.stillWithdraw')}
    </Callout>
  );
}
