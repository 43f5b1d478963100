import type { WalletDetail } from '@lobi/core/contract';
import { buildPath, decideAccess, routeOf } from '@lobi/core/routes';
import { useAuth, useEntity, type EntityController } from '@lobi/core/react';
import { Button, ErrorPage, KitLink } from '@lobi/ui';
import type { WalletHrefs } from '@lobi/ui/data';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { mayReceive } from './may-receive.ts';

/** What every page of a wallet needs. */
export interface WalletPage {
  readonly walletId: string;
  /** `null` while it loads. */
  readonly wallet: WalletDetail | null;
  readonly hrefs: WalletHrefs;
  /** Cash-in, where the reader may do it. */
  readonly actions: ReactNode;
  /** What to show instead of the page when the wallet is not there, or not the reader's. */
  readonly failure: ReactNode;
}

/** Reads the wallet of the address, with its pages and what may be done with it. */
export function useWalletPage(): WalletPage {
  const { t } = useTranslation();
  const { walletId = '' } = useParams();
  const { user } = useAuth();
  const entity: EntityController<WalletDetail> = useEntity('wallet.show', { walletId });
  const wallet = entity.status === 'ready' ? entity.entity : null;
  const isOwn = user?.wallet.id === walletId;
  const mayCashIn =
    !isOwn &&
    decideAccess(routeOf('transaction.create'), user) === 'allow' &&
    wallet !== null &&
    mayReceive(wallet.owner);
  return {
    walletId,
    wallet,
    hrefs: {
      overview: buildPath('wallet.show', { walletId }),
      ledger: buildPath('ledger.index', { walletId }),
      ...(wallet?.owner.role === 'player' && { bets: buildPath('bet.index', { walletId }) }),
    },
    actions: mayCashIn ? (
      <Button
        render={
          <KitLink href={buildPath('transaction.create', { walletId }, { type: 'cash-in' })} />
        }
      >
        {t('route.transaction.create')}
      </Button>
    ) : undefined,
    failure:
      entity.status === 'failed' ? (
        <ErrorPage
          code={entity.failure.code === 'not_found' ? '404' : '500'}
          reference={entity.failure.reference}
          homeHref="/game"
          onRetry={entity.failure.code === 'not_found' ? undefined : entity.refresh}
        />
      ) : null,
  };
}
