import { basisPoints, type EarningDetail } from '@lobi/core/contract';
import { buildPath } from '@lobi/core/routes';
import { useAuth } from '@lobi/core/react';
import { useMoneyAction } from '@lobi/core/react/lists';
import {
  Button,
  Callout,
  Card,
  DateTime,
  KitLink,
  Money,
  Stack,
  StatusBadge,
  useMessages,
} from '@lobi/ui';
import { DescriptionList, Percent, type Description } from '@lobi/ui/data';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { showToast } from '../../../page/toasts.ts';
import { earningTypeTexts } from './earning-texts.ts';

/** Start of a calendar day in UTC, so that the day is formatted without a time zone shift. */
const toTimestamp = (day: string): string => `${day}T00:00:00Z`;

/** Facts of one earning, and the claim if it is the user's and claimable. */
export function EarningFacts({ earning }: { earning: EarningDetail }) {
  const { t } = useTranslation();
  const { data } = useMessages();
  const { user } = useAuth();
  const failureText = useFailureText();
  const action = useMoneyAction('earning.claim');
  const { id, claimee, type, amount, currency, status, date, round, base, paidAt } = earning;
  const { day, lastDay, games } = earning;
  const isOwn = user?.id === claimee.id;
  const claim = async (): Promise<void> => {
    const outcome = await action.run({ params: { earningId: id } });
    if (outcome.ok) showToast({ tone: 'success', title: t('agent.claimed') });
  };
  const facts: readonly (Description | false)[] = [
    {
      label: data.claimee,
      value: (
        <KitLink href={buildPath('user.show', { userId: claimee.id })}>{claimee.username}</KitLink>
      ),
    },
    { label: data.kind, value: data[earningTypeTexts[type]] },
    { label: data.date, value: <DateTime at={date} /> },
    round !== null && {
      label: t('agent.earningFrom'),
      value: t('agent.earningRound', { game: round.game, number: round.number }),
    },
    day !== null && {
      label: t('agent.earningFrom'),
      value: (
        <>
          {t('agent.earningDay')},{' '}
          <DateTime at={toTimestamp(day)} mode="date" timeZone="UTC" zone={false} />
          {lastDay !== null && lastDay !== day && (
            <>
              {' – '}
              <DateTime at={toTimestamp(lastDay)} mode="date" timeZone="UTC" zone={false} />
            </>
          )}
        </>
      ),
    },
    { label: t('agent.earningBase'), value: <Money value={base} currency={currency} /> },
    games !== null && {
      label: t('agent.earningReturns'),
      value: <Money value={games.returns} currency={currency} />,
    },
    games !== null && { label: t('agent.earningOf'), value: t(`agent.earningOf.${games.base}`) },
    games !== null &&
      games.costsBp > 0 && {
        label: t('agent.earningCosts'),
        value: <Percent value={games.costsBp / basisPoints} />,
      },
    games !== null &&
      games.rateBp !== null && {
        label: t('agent.earningRate'),
        value: <Percent value={games.rateBp / basisPoints} />,
      },
    games !== null &&
      games.active > 0 && { label: t('agent.earningActive'), value: String(games.active) },
    games !== null &&
      Number(games.carried) !== 0 && {
        label: t('agent.earningCarried'),
        value: <Money value={games.carried} currency={currency} />,
      },
    { label: data.status, value: <StatusBadge kind="earning" value={status} /> },
    paidAt !== null && { label: t('agent.earningPaid'), value: <DateTime at={paidAt} /> },
    { label: data.amount, value: <Money value={amount} currency={currency} />, total: true },
  ];
  return (
    <Card>
      <Stack gap={5}>
        <DescriptionList items={facts.filter((fact) => fact !== false)} />
        {action.failure && (
          <Callout tone="danger" role="alert">
            {failureText(action.failure)}
          </Callout>
        )}
        {isOwn && status === 'claimable' && (
          <Button size="lg" loading={action.status === 'running'} onClick={() => void claim()}>
            {t('agent.claim')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
