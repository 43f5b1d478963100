import type { WalletDetail } from '@lobi/core/contract';
import { buildPath, decideAccess, routeOf } from '@lobi/core/routes';
import { useAuth } from '@lobi/core/react';
import { useEntity, type EntityController } from '@lobi/core/react/lists';
import { Button, KitLink } from '@lobi/ui';
import type { WalletHrefs } from '@lobi/ui/data';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { cashTypes } from './agent/is-cash.ts';
import { useCashLabel } from './agent/use-cash-label.ts';
import { mayReceive } from './may-receive.ts';
import { EntityError } from './office/entity-error.tsx';

/** Data that every page of a wallet needs. */
export interface WalletPage {
  readonly walletId: string;
  /** `null` while it loads. */
  readonly wallet: WalletDetail | null;
  readonly hrefs: WalletHrefs;
  /** Page of the owner, if that is another user. */
  readonly ownerHref: string | undefined;
  /** Cash-in and cash-out, if the user may perform them. */
  readonly actions: ReactNode;
  /** Content instead of the page if the wallet could not be read. */
  readonly failure: ReactNode;
}

/** Reads the wallet of the address, with its links and available actions. */
export function useWalletPage(): WalletPage {
  const cashLabel = useCashLabel();
  const { walletId = '' } = useParams();
  const { user } = useAuth();
  const entity: EntityController<WalletDetail> = useEntity('wallet.show', { walletId });
  const wallet = entity.status === 'ready' ? entity.entity : null;
  const isOwn = user?.wallet.id === walletId;
  const mayMoveCash =
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
      transactions: buildPath('transaction.index', { walletId }),
      ...(wallet?.owner.role === 'player' && { bets: buildPath('bet.index', { walletId }) }),
      ...(wallet?.owner.role === 'agent' &&
        decideAccess(routeOf('earning.index'), user) === 'allow' && {
          earnings: buildPath('earning.index', { walletId }),
        }),
    },
    ownerHref:
      isOwn || wallet === null ? undefined : buildPath('user.show', { userId: wallet.owner.id }),
    actions: mayMoveCash
      ? cashTypes.map((type) => (
          <Button
            key={type}
            variant={type === 'cash-in' ? 'solid' : 'outline'}
            render={<KitLink href={buildPath('transaction.create', { walletId }, { type })} />}
          >
            {cashLabel(type)}
          </Button>
        ))
      : undefined,
    failure:
      entity.status === 'failed' ? (
        <EntityError failure={entity.failure} onRetry={entity.refresh} />
      ) : null,
  };
}
