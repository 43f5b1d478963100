import type { User, UserDetail } from '@lobi/core/contract';
import { basisPoints } from '@lobi/core/contract';
import { buildPath } from '@lobi/core/routes';
import { Card, DateTime, Grid, Stack } from '@lobi/ui';
import { DescriptionList, Percent, type Description } from '@lobi/ui/data';
import { useTranslation } from 'react-i18next';
import { LinkList } from '../link-list.tsx';
import { mayOpen } from './may-open.ts';

interface UserOverviewProps {
  user: UserDetail;
  reader: User;
}

/** Contacts, rate and reasons of a user, and the ways to the wallet. */
export function UserOverview({ user, reader }: UserOverviewProps) {
  const { t } = useTranslation();
  const { role, referralCode, commissionBp, statusUntil } = user;
  const statusReason = user.statusCause === 'self' ? t('reason.break') : user.statusReason;
  const facts: readonly (Description | false)[] = [
    { label: t('people.name'), value: user.name },
    { label: t('people.phone'), value: user.phone },
    { label: t('people.email'), value: user.email },
    referralCode !== null && { label: t('people.referralCode'), value: referralCode },
    commissionBp !== null && {
      label: t('people.commission'),
      value: <Percent value={commissionBp / basisPoints} />,
    },
    statusReason !== null && { label: t('people.statusReason'), value: statusReason },
    statusUntil !== null && {
      label: t('people.statusUntil'),
      value: <DateTime at={statusUntil} />,
    },
  ];
  const walletId = user.wallet.id;
  const links = [
    { href: buildPath('wallet.show', { walletId }), label: t('route.wallet.show') },
    { href: buildPath('ledger.index', { walletId }), label: t('route.ledger.index') },
    role === 'agent' &&
      mayOpen(reader, 'earning.index') && {
        href: buildPath('earning.index', { walletId }),
        label: t('route.earning.index'),
      },
  ];
  return (
    <Grid columns={{ base: 1, md: 2 }} align="start">
      <Card>
        <DescriptionList items={facts.filter((fact) => fact !== false)} />
      </Card>
      {(role === 'player' || role === 'agent') && (
        <Card padding={4}>
          <Stack>
            <LinkList
              label={t('route.wallet.show')}
              links={links.filter((link) => link !== false)}
            />
          </Stack>
        </Card>
      )}
    </Grid>
  );
}
