import type { WalletDetail } from '@lobi/core/contract';
import { useAuth, useEntity, useWallet } from '@lobi/core/react';
import type { TransferViewProps } from '@lobi/ui/forms';
import type { CashType } from './is-cash.ts';

type Sides = Pick<TransferViewProps, 'from' | 'to' | 'own'>;

/**
 * Who gives and who gets: the reader and the owner of the wallet; for a cash-out of one's own wallet
 * the agent above, whose balance is not told. `null` until it is known.
 */
export function useCashSides(type: CashType, wallet: WalletDetail): Sides | null {
  const { user } = useAuth();
  const mine = useWallet();
  const isOwn = user?.wallet.id === wallet.id;
  const self = useEntity('user.show', isOwn && user ? { userId: user.id } : null);
  if (!user || mine.status !== 'ready') return null;
  const reader = { ...mine.wallet, walletId: mine.wallet.id, username: user.username };
  if (isOwn) {
    const parent = self.status === 'ready' ? self.entity.parent : null;
    return parent && { from: reader, to: { walletId: '', username: parent.username }, own: 'from' };
  }
  const other = { ...wallet, walletId: wallet.id, username: wallet.owner.username };
  return type === 'cash-in' ? { from: reader, to: other } : { from: other, to: reader };
}
