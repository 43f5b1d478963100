import { isOneOf, type User, type UserDetail } from '@lobi/core/contract';
import { buildPath } from '@lobi/core/routes';
import { mayBeExcluded } from '@lobi/core/rules';
import { Tabs } from '@lobi/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { isUnknown, useUnknownParams } from '../../../page/use-unknown-params.ts';
import { DownlineOf } from '../agent/downline-of.tsx';
import { RecentTransactions } from '../recent-transactions.tsx';
import { mayExclude, UserExclusions } from './user-exclusions.tsx';
import { UserActivity } from './user-activity.tsx';
import { UserBets } from './user-bets.tsx';
import { UserDevices } from './user-devices.tsx';
import { UserLedger } from './user-ledger.tsx';
import { UserNotes } from './user-notes.tsx';
import { UserOverview } from './user-overview.tsx';
import { UserWallet } from './user-wallet.tsx';

interface UserSectionsProps {
  user: UserDetail;
  reader: User;
}

interface Section {
  readonly value: string;
  readonly label: string;
  readonly shown: boolean;
  readonly content: ReactNode;
}

/** Everything about a user in sections; the section is stored in the address. */
export function UserSections({ user, reader }: UserSectionsProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const { role, actions } = user;
  const hasMoney = isOneOf('holders', user);
  const sections: readonly Section[] = [
    {
      value: 'overview',
      label: t('people.overview'),
      shown: true,
      content: <UserOverview user={user} reader={reader} />,
    },
    {
      value: 'downline',
      label: t('nav.downline'),
      shown: role === 'agent',
      content: <DownlineOf userId={user.id} />,
    },
    {
      value: 'wallet',
      label: t('route.wallet.show'),
      shown: hasMoney,
      content: <UserWallet user={user} reader={reader} />,
    },
    {
      value: 'ledger',
      label: t('route.ledger.index'),
      shown: hasMoney,
      content: <UserLedger walletId={user.wallet.id} />,
    },
    {
      value: 'transactions',
      label: t('route.transaction.index'),
      shown: hasMoney,
      content: (
        <RecentTransactions
          walletId={user.wallet.id}
          reader={reader}
          allHref={buildPath('transaction.index', { walletId: user.wallet.id })}
        />
      ),
    },
    {
      value: 'bets',
      label: t('route.bet.index'),
      shown: role === 'player',
      content: <UserBets user={user} />,
    },
    {
      value: 'activity',
      label: t('route.activity.index'),
      shown: actions.includes('see-activity'),
      content: <UserActivity userId={user.id} />,
    },
    {
      value: 'notes',
      label: t('people.notes'),
      shown: actions.includes('see-notes'),
      content: <UserNotes userId={user.id} />,
    },
    {
      value: 'exclusions',
      label: t('exclusion.tab'),
      shown: mayBeExcluded(user) && mayExclude(reader),
      content: <UserExclusions user={user} />,
    },
    {
      value: 'devices',
      label: t('people.devices'),
      shown: actions.includes('see-sessions'),
      content: <UserDevices userId={user.id} />,
    },
  ];
  const shown = sections.filter((section) => section.shown);
  const asked = search.get('tab');
  useUnknownParams(
    isUnknown(
      asked,
      shown.map(({ value }) => value),
    )
      ? ['tab']
      : [],
  );
  return (
    <Tabs
      label={t('people.sections')}
      items={shown}
      value={shown.find(({ value }) => value === asked)?.value ?? 'overview'}
      onValueChange={(value) =>
        setSearch(value === 'overview' ? {} : { tab: value }, { replace: true })
      }
    />
  );
}
