import { isStaff } from '../../../contract/roles.ts';
import { channels, parseChannelName } from '../../../contract/channels.ts';
import { AppError } from '../../../contract/error-codes.ts';
import type { FakeUser } from '../world.ts';
import type { HandlersOf } from './call.ts';

function authorizeChannel(caller: FakeUser, wireName: string): void {
  const parsed = parseChannelName(wireName);
  const allowed =
    parsed !== undefined &&
    {
      everyone: true,
      self: parsed.id === caller.id,
      'agent-self': caller.role === 'agent' && parsed.id === caller.id,
      'owner-of-wallet': parsed.id === caller.wallet.id,
      staff: isStaff(caller) && parsed.id === 'all',
    }[channels[parsed.key].authorize];
  if (!allowed) throw new AppError('forbidden');
}

/** Subscriptions to private channels. */
export const broadcastingHandlers: HandlersOf<'broadcasting'> = {
  'broadcasting.auth': ({ caller, input: { body } }) => {
    const me = caller();
    authorizeChannel(me, body.channel_name);
    const auth = `lobi:${body.socket_id}:${body.channel_name}`;
    const { id, username, role } = me;
    const member = { user_id: id, user_info: { id, username, role } };
    return body.channel_name.startsWith('presence-')
      ? { auth, channel_data: JSON.stringify(member) }
      : { auth };
  },
};
