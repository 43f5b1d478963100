import type { ApiName } from '@lobi/core/contract';
import type { Handlers } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';

type ProtectionRow = Extract<
  ApiName,
  `${'play-session' | 'reality-check' | 'break' | 'open-game'}.${string}`
>;

/** What players see about their play, and how they take a break. */
export function createProtectionHandlers({
  services: { playSessions, breaks, openGames },
}: HandlerDependencies): Pick<Handlers, ProtectionRow> {
  return {
    'play-session.show': async ({ actor }) => ({ data: await playSessions.show(actor) }),
    'reality-check.acknowledge': async ({ actor }) => ({
      data: await playSessions.acknowledge(actor),
    }),
    'reality-check.interval': async ({ actor, body }) => ({
      data: await playSessions.setInterval(actor, body.minutes),
    }),
    'break.start': async ({ actor, body }) => ({
      data: await breaks.start(actor, body.length),
    }),
    'open-game.show': async ({ actor }) => ({ data: await openGames.show(actor) }),
    'open-game.leave': async ({ actor, body }) => ({
      data: await openGames.leave(actor, body.gameId),
    }),
    'break.end': async ({ actor }) => ({ data: await breaks.end(actor) }),
  };
}
