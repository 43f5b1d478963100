import type { UserDetail } from '@lobi/core/contract';
import { buildPath } from '@lobi/core/routes';
import { useList } from '@lobi/core/react/lists';
import { EmptyState } from '@lobi/ui';
import { BetRow } from '@lobi/ui/games';
import { useTranslation } from 'react-i18next';
import { RecentList } from '../recent-list.tsx';

/** Newest bets of a player. */
export function UserBets({ user }: { user: UserDetail }) {
  const { t } = useTranslation();
  const walletId = user.wallet.id;
  const list = useList('bet.list', { walletId }, { perPage: 10 });
  return (
    <RecentList
      list={list}
      allHref={buildPath('bet.index', { walletId })}
      label={t('route.bet.index')}
      empty={<EmptyState kind="bets" level={3} />}
      renderRow={(bet) => <BetRow bet={bet} title={bet.game.title} />}
    />
  );
}
