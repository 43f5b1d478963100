import { assign, setup } from 'xstate';

/** Effects of the session machine. */
export interface SessionEffects {
  now(): number;
  /** Start of this user's session, if it was before a reload; milliseconds since 1970. */
  recall(userId: string): number | null;
  remember(userId: string, startedAt: number): void;
  forget(): void;
}

export interface SessionContext {
  /** Milliseconds since 1970; `null` while no user is signed in. */
  readonly startedAt: number | null;
}

export type SessionEvent =
  | { readonly type: 'SESSION.STARTED'; readonly userId: string }
  | { readonly type: 'SESSION.ENDED' };

/**
 * Duration of the user's session. The clock survives a reload and ends with the session. Only the
 * component that shows it ticks.
 * @source ours – player protection: the time played is always in sight
 */
export function createSessionMachine(effects: SessionEffects) {
  return setup({
    types: { context: {} as SessionContext, events: {} as SessionEvent },
    actions: {
      start: assign((_, userId: string) => ({
        startedAt: effects.recall(userId) ?? effects.now(),
      })),
      remember: ({ context }, userId: string) =>
        effects.remember(userId, context.startedAt ?? effects.now()),
      forget: () => effects.forget(),
      stop: assign({ startedAt: null }),
    },
  }).createMachine({
    id: 'session',
    context: { startedAt: null },
    initial: 'absent',
    states: {
      absent: {
        on: {
          'SESSION.STARTED': {
            target: 'running',
            actions: [
              { type: 'start', params: ({ event }) => event.userId },
              { type: 'remember', params: ({ event }) => event.userId },
            ],
          },
        },
      },
      running: {
        on: { 'SESSION.ENDED': { target: 'absent', actions: ['forget', 'stop'] } },
      },
    },
  });
}

/** Type of the session machine. */
export type SessionMachine = ReturnType<typeof createSessionMachine>;
