import type { User } from '@lobi/core/contract';
import { buildPath } from '@lobi/core/routes';
import { useWallet } from '@lobi/core/react';
import { useEntity, useList } from '@lobi/core/react/lists';
import { Callout } from '@lobi/ui';
import { PlayerHomeView } from '@lobi/ui/wallet';
import { useBrand } from '../../../config/brand-context.ts';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { hideAmounts, useAmountsHidden } from '../../../page/hidden-amounts.ts';
import { useAccountLinks } from '../account-links.ts';
import { FrozenNotice } from './frozen-notice.tsx';
import { useLocked } from './use-locked.ts';

/** Number of transactions on the first page. */
const newest = { perPage: 5 };

/** The player's own page. */
export function PlayerHome({ user }: { user: User }) {
  const { deposit = true, withdraw = true } = useBrand().own?.features ?? {};
  const walletState = useWallet();
  const hidden = useAmountsHidden();
  const failureText = useFailureText();
  const links = useAccountLinks(user);
  const locked = useLocked('deposit');
  const walletId = user.wallet.id;
  const home = useEntity('dashboard.show', {});
  const recent = useList('transaction.list', { walletId }, newest);
  const failed = [home, recent].find(({ status }) => status === 'failed');
  const retry = () => {
    for (const part of [home, recent]) if (part.status === 'failed') part.refresh();
  };
  return (
    <PlayerHomeView
      wallet={walletState.status === 'ready' ? walletState.wallet : null}
      hidden={hidden}
      onHiddenChange={hideAmounts}
      depositHref={deposit ? buildPath('player.wallet.deposit') : undefined}
      withdrawHref={withdraw ? buildPath('player.wallet.withdraw') : undefined}
      figures={home.status === 'ready' && home.entity.role === 'player' ? home.entity : undefined}
      recent={recent.status === 'ready' ? recent.rows : undefined}
      betsHref={buildPath('bet.index', { walletId })}
      transactionsHref={buildPath('transaction.index', { walletId })}
      transactionHref={({ id }) => buildPath('player.transaction.show', { id })}
      gameHref={({ id: gameId }) => buildPath('game.show', { gameId })}
      links={links}
      error={failed?.status === 'failed' ? failureText(failed.failure) : undefined}
      onRetry={retry}
      notice={
        (locked || user.freeze) && (
          <>
            {locked && <Callout tone="warning">{locked}</Callout>}
            <FrozenNotice />
          </>
        )
      }
    />
  );
}
