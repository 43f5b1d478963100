import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { Play } from '../../contract/schemas/play.ts';
import { createAttemptMachine } from '../attempt/attempt.machine.ts';
import type { AttemptOutcome } from '../attempt/attempt.types.ts';
import type { Failure } from '../failure.ts';
import type {
  PlayAnswer,
  PlayContext,
  PlayEffects,
  PlayEvent,
  PlayInput,
  PlayMove,
} from './play.types.ts';

type Outcome = AttemptOutcome<PlayAnswer> | null;
type Known = Pick<PlayContext, 'last' | 'open' | 'playedAt'>;

/** What an answer of the server says about the game. */
function learn({ last, playedAt }: PlayContext, play: Play): Known {
  const isOpen = play.status === 'open';
  return {
    open: isOpen ? play : null,
    last: isOpen ? last : play,
    playedAt: Math.max(playedAt ?? 0, Date.parse(play.createdAt)),
  };
}

/** What plays read again say: an open play that ended elsewhere is the last. */
function recollect(context: PlayContext, all: readonly Play[]): Partial<Known> {
  const { slot } = context;
  const plays = slot === undefined ? all : all.filter(({ choice }) => choice['slot'] === slot);
  const [newest] = plays;
  if (!newest) return { open: null };
  const known = plays.find(({ id }) => id === context.open?.id);
  const ended = known && known.status !== 'open' ? { last: known } : {};
  const open = plays.find(({ status }) => status === 'open') ?? null;
  const { playedAt } = learn(context, newest);
  return { open, playedAt, ...ended };
}

/**
 * Plays of one player on one game, or in one slot of it, one after the other. `playing` sends a play
 * or a step once; `unknown` means that no answer came and the same key is being asked about. A second
 * submission while one is under way is ignored. What was open before a reload is read at the start, and
 * whenever a refusal says that what is shown is old. The machine never touches money: the answer
 * holds the wallet.
 *
 * Tag `busy`: a play is under way.
 * @source ours
 */
export function createPlayMachine(effects: PlayEffects) {
  return setup({
    types: {
      context: {} as PlayContext,
      input: {} as PlayInput,
      events: {} as PlayEvent,
      tags: {} as 'busy',
    },
    actors: {
      attempt: createAttemptMachine<PlayAnswer>(effects),
      recall: fromPromise<readonly Play[], string>(({ input }) => effects.recall(input)),
    },
    actions: {
      begin: assign(({ context }, move: PlayMove) => ({
        failure: null,
        attempt: {
          key: effects.makeKey(),
          kind: 'play' as const,
          userId: context.userId,
          targetId: context.gameId,
          slot: context.slot,
          body: move,
          createdAt: effects.now(),
        },
      })),
      resume: assign((_, { attempt }: Extract<PlayEvent, { type: 'PLAY.RESUMED' }>) => ({
        attempt,
        failure: null,
      })),
      clear: assign({ last: null, failure: null }),
      keepFailure: assign((_, failure: Failure) => ({ failure })),
      conclude: assign(({ context }, { outcome }: { outcome: Outcome }) => {
        if (outcome?.kind === 'completed')
          return { failure: null, ...learn(context, outcome.answer.data) };
        const failure = outcome?.failure ?? null;
        const seconds = failure?.code === 'too_soon' ? failure.retryAfterSeconds : undefined;
        if (seconds === undefined) return { failure };
        return { failure, refusedUntil: effects.serverNow() + seconds * 1_000 };
      }),
      recollect: assign(({ context }, plays: readonly Play[]) => recollect(context, plays)),
      tellPlayed: (_, { outcome }: { outcome: Outcome }) => {
        if (outcome?.kind === 'completed') effects.played(outcome.answer);
      },
      wakeAttempt: sendTo('attempt', { type: 'CONNECTION.RESTORED' }),
    },
    guards: {
      isCompleted: (_, { outcome }: { outcome: Outcome }) => outcome?.kind === 'completed',
    },
  }).createMachine({
    id: 'play',
    context: ({ input }) => ({
      ...input,
      attempt: null,
      last: null,
      open: null,
      failure: null,
      playedAt: null,
      refusedUntil: null,
    }),
    initial: 'ready',
    states: {
      ready: {
        initial: 'recalling',
        on: {
          'PLAY.SUBMITTED': {
            target: 'trying',
            actions: { type: 'begin', params: ({ event }) => event.move },
          },
          'PLAY.CLEARED': { actions: 'clear' },
          'PLAY.RESUMED': {
            target: 'trying.unknown',
            actions: { type: 'resume', params: ({ event }) => event },
          },
          'RESYNC.REQUESTED': '.recalling',
          'CONNECTION.RESTORED': '.recalling',
        },
        states: {
          /** A play may begin meanwhile; what is read then is old, and is dropped. */
          recalling: {
            invoke: {
              src: 'recall',
              input: ({ context }) => context.gameId,
              onDone: {
                target: 'idle',
                actions: { type: 'recollect', params: ({ event }) => event.output },
              },
              onError: 'idle',
            },
          },
          idle: {},
        },
      },
      trying: {
        tags: 'busy',
        invoke: {
          id: 'attempt',
          src: 'attempt',
          input: ({ context, event }) => {
            if (!context.attempt) throw new Error('a play is tried only once it has a key');
            return { attempt: context.attempt, resumed: event.type === 'PLAY.RESUMED' };
          },
          onDone: [
            {
              guard: { type: 'isCompleted', params: ({ event }) => ({ outcome: event.output }) },
              target: 'ready.idle',
              actions: [
                { type: 'conclude', params: ({ event }) => ({ outcome: event.output }) },
                { type: 'tellPlayed', params: ({ event }) => ({ outcome: event.output }) },
              ],
            },
            {
              target: 'ready.recalling',
              actions: { type: 'conclude', params: ({ event }) => ({ outcome: event.output }) },
            },
          ],
        },
        initial: 'playing',
        on: {
          'ATTEMPT.UNCERTAIN': {
            target: '.unknown',
            actions: { type: 'keepFailure', params: ({ event }) => event.failure },
          },
          'CONNECTION.RESTORED': { actions: 'wakeAttempt' },
        },
        states: { playing: {}, unknown: {} },
      },
    },
  });
}

/** Type of the play machine. */
export type PlayMachine = ReturnType<typeof createPlayMachine>;
