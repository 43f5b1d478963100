import { buildPath } from '@lobi/core/routes';
import { useAuth } from '@lobi/core/react';
import { useEntity } from '@lobi/core/react/lists';
import { KitLink, Stack, Text, useMessages } from '@lobi/ui';
import { LimitMeter, tightestLimit } from '@lobi/ui/safety';
import { useTranslation } from 'react-i18next';
import { periodTexts } from './period-texts.ts';

/** Usage of the user's tightest deposit limit, with a link to change it. Players only. */
export function DepositLimit() {
  const { t } = useTranslation();
  const { safety } = useMessages();
  const { user } = useAuth();
  const isPlayer = user?.role === 'player';
  const limits = useEntity('limit.list', isPlayer ? { userId: user.id } : null);
  if (!isPlayer || limits.status !== 'ready') return null;
  const depositLimits = limits.entity.filter(({ kind }) => kind === 'deposit');
  const limit = tightestLimit(depositLimits, user.wallet.currency);
  return (
    <Stack gap={3} align="stretch">
      {limit ? (
        <LimitMeter
          label={`${safety.limitDeposit}, ${safety[periodTexts[limit.period]]}`}
          used={limit.used ?? '0'}
          limit={limit.amount}
          resetsAt={limit.resetsAt}
        />
      ) : (
        <Text size="sm" tone="secondary">
          {t('limit.noDeposit')}
        </Text>
      )}
      <span>
        <KitLink variant="inline" href={buildPath('limit.index', { userId: user.id })}>
          {t('limit.set')}
        </KitLink>
      </span>
    </Stack>
  );
}
