import { useSessionClock } from '@lobi/core/react';
import { DateTime } from '@lobi/ui';
import { useTranslation } from 'react-i18next';

const pad = (value: number) => String(value).padStart(2, '0');

/** Hours, minutes and seconds, as `00.42.10`. */
function clockText(elapsedMs: number): string {
  const seconds = Math.floor(elapsedMs / 1_000);
  return [seconds / 3_600, (seconds / 60) % 60, seconds % 60]
    .map((part) => pad(Math.floor(part)))
    .join('.');
}

/** Time played and time of day, always in sight. */
export function SessionClock() {
  const { t } = useTranslation();
  const session = useSessionClock();
  if (session.status === 'absent') return null;
  return (
    <>
      {t('app.session', { clock: clockText(session.elapsedMs) })} ·{' '}
      <DateTime at={session.startedAt + session.elapsedMs} mode="time" />
    </>
  );
}
