import { useSessionClock } from '@lobi/core/react';
import { DateTime, useKit } from '@lobi/ui';
import { useTranslation } from 'react-i18next';
import { clockText } from './clock-text.ts';

/** Time played and time of day, always visible. */
export function SessionClock() {
  const { t } = useTranslation();
  const { locale } = useKit();
  const session = useSessionClock();
  if (session.status === 'absent') return null;
  return (
    <>
      {t('app.session', { clock: clockText(session.elapsedMs, locale) })} ·{' '}
      <DateTime at={session.startedAt + session.elapsedMs} mode="time" />
    </>
  );
}
