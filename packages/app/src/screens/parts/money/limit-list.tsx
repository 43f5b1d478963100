import type { Limit } from '@lobi/core/contract';
import { Card, Stack, Text, useMessages } from '@lobi/ui';
import { LimitMeter } from '@lobi/ui/safety';
import { useTranslation } from 'react-i18next';
import { kindTexts, periodTexts } from './period-texts.ts';

/** The limits of another user, read-only. */
export function LimitList({ limits }: { limits: readonly Limit[] }) {
  const { t } = useTranslation();
  const { safety } = useMessages();
  return (
    <Card>
      <Stack gap={5}>
        {limits.length === 0 && <Text tone="muted">{t('limit.none')}</Text>}
        {limits.map(({ kind, period, used, amount, resetsAt, currency }) => (
          <LimitMeter
            key={`${kind} ${period}`}
            label={`${safety[kindTexts[kind]]}, ${safety[periodTexts[period]]}`}
            used={used}
            limit={amount}
            resetsAt={resetsAt}
            unit={kind === 'session' ? 'minutes' : 'money'}
            currency={currency}
          />
        ))}
      </Stack>
    </Card>
  );
}
