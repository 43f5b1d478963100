import { chainsOf, saltChain } from '../chains.ts';
import { recordActivity } from '../news.ts';
import { tableOf } from '../tables.ts';
import type { HandlersOf } from './call.ts';

/** Tables of games with shared rounds. */
export const tablesHandlers: HandlersOf<'table'> = {
  'table.show': ({ world, input: { params } }) => ({
    data: { ...tableOf(world, params.gameId), at: world.timeNow() },
  }),
  'table.chains': ({ world, input: { params } }) => ({ data: chainsOf(world, params.gameId) }),
  'table.salt': ({ world, caller, input: { params, body } }) => {
    const data = saltChain(world, params.gameId, params.published, body.salt);
    recordActivity(world, caller().id, 'game-change', { kind: 'game', id: params.gameId });
    return { data };
  },
};
