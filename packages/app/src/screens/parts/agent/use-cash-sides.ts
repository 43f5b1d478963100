import type { Failure } from '@lobi/core';
import type { WalletDetail } from '@lobi/core/contract';
import { useAuth, useWallet } from '@lobi/core/react';
import { useEntity } from '@lobi/core/react/lists';
import type { TransferViewProps } from '@lobi/ui/forms';
import type { CashType } from './is-cash.ts';

type Sides = Pick<TransferViewProps, 'from' | 'to' | 'own'>;

/** `none`: the owner of the wallet has no agent above, so that a cash-out has no receiver. */
type CashSides =
  | { readonly status: 'ready'; readonly sides: Sides }
  | { readonly status: 'loading' }
  | { readonly status: 'none' }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry: () => void };

/**
 * Sender and receiver: the user and the owner of the wallet. The receiver of a cash-out of the user's
 * wallet is the agent above, whose balance is not shown.
 */
export function useCashSides(type: CashType, wallet: WalletDetail): CashSides {
  const { user } = useAuth();
  const mine = useWallet();
  const isOwn = user?.wallet.id === wallet.id;
  const self = useEntity('user.show', isOwn && user ? { userId: user.id } : null);
  if (!user || mine.status !== 'ready') return { status: 'loading' };
  const reader = { ...mine.wallet, walletId: mine.wallet.id, username: user.username };
  if (isOwn) {
    if (self.status === 'failed')
      return { status: 'failed', failure: self.failure, retry: self.refresh };
    if (self.status === 'loading') return { status: 'loading' };
    const { parent } = self.entity;
    if (!parent) return { status: 'none' };
    const to = { walletId: '', username: parent.username };
    return { status: 'ready', sides: { from: reader, to, own: 'from' } };
  }
  const other = { ...wallet, walletId: wallet.id, username: wallet.owner.username };
  const sides = type === 'cash-in' ? { from: reader, to: other } : { from: other, to: reader };
  return { status: 'ready', sides };
}
