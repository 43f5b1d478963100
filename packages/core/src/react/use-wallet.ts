import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Wallet } from '../contract/schemas/wallet.ts';
import { usePlatform } from './platform-provider.tsx';

/** The signed-in user's wallet. */
export type WalletController =
  | { readonly status: 'absent' }
  | {
      readonly status: 'ready';
      readonly wallet: Wallet;
      /** Whether the shown balance may be outdated; bets must not be accepted meanwhile. */
      readonly stale: boolean;
      /** Time since which it may be outdated, in milliseconds since 1970; `null` while current. */
      readonly since: number | null;
    };

/** Controller of the wallet machine. Re-renders when the wallet is replaced or turns stale. */
export function useWallet(): WalletController {
  const { wallet: actor } = usePlatform();
  const wallet = useSelector(actor, (state) => state.context.wallet);
  const since = useSelector(actor, (state) => state.context.staleSince);
  return useMemo(
    () =>
      wallet ? { status: 'ready', wallet, stale: since !== null, since } : { status: 'absent' },
    [wallet, since],
  );
}
