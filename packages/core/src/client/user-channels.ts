import type { ActorRefFrom } from 'xstate';
import type { Role } from '../contract/roles.ts';
import { changeKinds } from '../contract/change-kinds.ts';
import type { User } from '../contract/schemas/user.ts';
import type { AuthEvent } from '../machines/auth/auth.types.ts';
import type { WalletMachine } from '../machines/wallet/wallet.machine.ts';
import type { RealtimePort } from '../ports/realtime-port.ts';
import type { ChangeReporter } from './changes.ts';
import { hasWallet } from './has-wallet.ts';

/** Channel with which each role follows changes in its lists. */
const workChannels: { readonly [R in Role]?: 'agent' | 'ops' } = {
  agent: 'agent',
  admin: 'ops',
  superadmin: 'ops',
};

/** Listeners for events of the signed-in user's channels. */
export interface UserChannelsWiring {
  readonly realtime: RealtimePort;
  readonly changes: Pick<ChangeReporter, 'publish'>;
  readonly sendAuth: (event: AuthEvent) => void;
  readonly wallet: ActorRefFrom<WalletMachine>;
}

/** Channels of the signed-in user. */
export interface UserChannels {
  join(user: User): void;
  leave(): void;
}

/**
 * Joins the channels of the user, the wallet and the role's lists, and leaves them together.
 * @source spec §7
 */
export function createUserChannels({
  realtime,
  changes,
  sendAuth,
  wallet,
}: UserChannelsWiring): UserChannels {
  let leaveChannels = (): void => {};

  /** Joins the channel that reports changes in the lists of this role. */
  function joinWork({ id, role }: User): () => void {
    const channel = workChannels[role];
    if (!channel) return () => {};
    return realtime.join(channel, channel === 'ops' ? 'all' : id, {
      onEvent: (change) => changes.publish({ type: 'listed', ...change }),
      onResync() {
        for (const kind of changeKinds) changes.publish({ type: 'listed', kind, id: null });
      },
    });
  }

  return {
    join(user) {
      const leaveUser = realtime.join('user', user.id, {
        onEvent(replacement) {
          sendAuth({ type: 'USER.REPLACED', user: replacement });
          wallet.send({ type: 'WALLET.REPLACED', wallet: replacement.wallet });
          changes.publish({ type: 'news' });
        },
        onResync: () => sendAuth({ type: 'RESYNC.REQUESTED' }),
        // Users are denied their own channel only if their session has ended, possibly during the join.
        onState: (state) => {
          if (state === 'refused') sendAuth({ type: 'RESYNC.REQUESTED' });
        },
      });
      const leaveWallet = hasWallet(user)
        ? realtime.join('wallet', user.wallet.id, {
            onEvent: (replacement) => wallet.send({ type: 'WALLET.REPLACED', wallet: replacement }),
            onResync: () => wallet.send({ type: 'RESYNC.REQUESTED' }),
          })
        : () => {};
      const leaveWork = joinWork(user);
      leaveChannels = () => {
        leaveChannels = () => {};
        leaveUser();
        leaveWallet();
        leaveWork();
      };
    },
    leave: () => leaveChannels(),
  };
}
