import { tableOf } from '../tables.ts';
import type { Handlers } from './call.ts';

/** Tables of games with shared rounds. */
export const tableHandlers: Handlers<'table.show'> = {
  'table.show': ({ world, input: { params } }) => ({
    data: { ...tableOf(world, params.gameId), at: world.timeNow() },
  }),
};
