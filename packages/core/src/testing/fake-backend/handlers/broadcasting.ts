import { AppError } from '../../../contract/error-codes.ts';
import { mayJoin } from '../../../contract/channel-access.ts';
import type { HandlersOf } from './call.ts';

/** Subscriptions to private channels. */
export const broadcastingHandlers: HandlersOf<'broadcasting'> = {
  'broadcasting.auth': ({ caller, input: { body } }) => {
    const me = caller();
    if (!mayJoin({ ...me, walletId: me.wallet.id }, body.channel_name))
      throw new AppError('forbidden');
    const auth = `lobi:${body.socket_id}:${body.channel_name}`;
    const { id, username, role } = me;
    const member = { user_id: id, user_info: { id, username, role } };
    return body.channel_name.startsWith('presence-')
      ? { auth, channel_data: JSON.stringify(member) }
      : { auth };
  },
};
