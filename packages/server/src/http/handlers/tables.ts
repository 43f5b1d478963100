import { requireId } from '../../services/access/visibility.ts';
import type { HandlersOf } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';

/** Tables of games with shared rounds. */
export function createTableHandlers({ tables }: HandlerDependencies): HandlersOf<'table'> {
  return {
    'table.show': async ({ params }) => ({ data: await tables.show(requireId(params.gameId)) }),
    'table.chains': async ({ params }) => ({ data: await tables.chains(requireId(params.gameId)) }),
    'table.salt': async ({ params, body }) => ({
      data: await tables.setSalt(requireId(params.gameId), params.published, body.salt),
    }),
  };
}
