import { offeredTo } from '../channels.ts';
import { ownerOf } from '../visibility.ts';
import type { HandlersOf } from './call.ts';

/** Handlers of the calls for payment channels. */
export const channelsHandlers: HandlersOf<'channel'> = {
  'channel.list': ({ world, caller, language, input: { query } }) => {
    const me = caller();
    const owner = query?.walletId === undefined ? me : ownerOf(world, me, query.walletId);
    return { data: offeredTo(world, owner, query?.direction, language) };
  },
};
