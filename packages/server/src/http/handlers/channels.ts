import type { HandlersOf } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';

/** Channels to pay by. */
export function createChannelHandlers({
  services: { channels },
}: HandlerDependencies): HandlersOf<'channel'> {
  return {
    'channel.list': async ({ actor, query, language }) => ({
      data: await channels.offered(actor, query, language),
    }),
  };
}
