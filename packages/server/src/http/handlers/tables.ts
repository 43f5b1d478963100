import { requireId } from '../../services/visibility.ts';
import type { Handlers } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';

/** Tables of games with shared rounds. */
export function createTableHandlers({ tables }: HandlerDependencies): Pick<Handlers, 'table.show'> {
  return {
    'table.show': async ({ params }) => ({ data: await tables.show(requireId(params.gameId)) }),
  };
}
