import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { Play } from '../../contract/schemas/play.ts';
import { createAttemptMachine } from '../attempt/attempt.machine.ts';
import { isCompleted, type Outcome, type WithOutcome } from '../attempt/attempt-steps.ts';
import type { Failure } from '../failure.ts';
import type {
  PlayAnswer,
  PlayContext,
  PlayEffects,
  PlayEvent,
  PlayInput,
  PlayMove,
} from './play.types.ts';
import { shortRestMs, tooSoonMs } from './too-soon.ts';

type Known = Pick<PlayContext, 'last' | 'open' | 'past' | 'playedAt' | 'playedBy'>;
type PastBy = PlayEffects['pastBy'];

/**
 * Number of recent plays that are fetched and kept: enough for a strip of results and to find open ones,
 * since a built-in game has one open play at a time and a table a few.
 */
export const recalled = 20;

const restOf = (outcome: Outcome<PlayAnswer>): number | null =>
  outcome?.kind === 'refused' ? shortRestMs(outcome.failure) : null;

/**
 * Start of the newest play. A repeated message about it can only make the estimate for our clock more
 * precise.
 */
function begun(
  { playedAt, playedBy }: PlayContext,
  { createdAt }: Play,
  pastBy: PastBy,
): Pick<Known, 'playedAt' | 'playedBy'> {
  const at = Date.parse(createdAt);
  if (playedAt !== null && at < playedAt) return { playedAt, playedBy };
  const before = at === playedAt ? (playedBy ?? Infinity) : Infinity;
  return { playedAt: at, playedBy: Math.min(before, pastBy(at)) };
}

/** Updates the context from the game in a response of the server. */
function learn(context: PlayContext, play: Play, pastBy: PastBy): Known {
  const { last } = context;
  // Of plays that could not be fetched, this one is known now.
  const past = context.past === 'failed' ? [] : context.past;
  const isOpen = play.status === 'open';
  const others = past?.filter(({ id }) => id !== play.id) ?? [];
  return {
    open: isOpen ? play : null,
    last: isOpen ? last : play,
    past: past && (isOpen ? past : [play, ...others].slice(0, recalled)),
    ...begun(context, play, pastBy),
  };
}

/** Updates the context from fetched plays: an open play that ended elsewhere becomes the last. */
function recollect(context: PlayContext, all: readonly Play[], pastBy: PastBy): Partial<Known> {
  const { slot } = context;
  const plays = slot === undefined ? all : all.filter(({ choice }) => choice['slot'] === slot);
  const past = plays.filter(({ status }) => status !== 'open');
  const [newest] = plays;
  if (!newest) return { open: null, past };
  const existing = plays.find(({ id }) => id === context.open?.id);
  const ended = existing && existing.status !== 'open' ? { last: existing } : {};
  const open = plays.find(({ status }) => status === 'open') ?? null;
  return { open, past, ...begun(context, newest, pastBy), ...ended };
}

/**
 * Plays of one player on one game, or in one slot of it, one after the other. `playing` sends a play or
 * a step once; `unknown` means that no response arrived and the outcome of the key is being requested. A
 * second submission meanwhile is ignored. Open plays are fetched at the start, and whenever a rejection
 * shows that the displayed play is outdated. A play that came too soon is not an error: it is sent again
 * if it was early by a moment, and otherwise the player waits. The machine never touches money: the
 * response contains the wallet. Tag `busy`: a play is in progress.
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
        restMs: null,
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
        restMs: null,
      })),
      clear: assign({ last: null, failure: null }),
      storeFailure: assign((_, failure: Failure) => ({ failure })),
      conclude: assign(({ context }, { outcome }: WithOutcome<PlayAnswer>) => {
        if (outcome?.kind === 'completed')
          return { failure: null, ...learn(context, outcome.answer.data, effects.pastBy) };
        const failure = outcome?.failure ?? null;
        const wait = failure === null ? null : tooSoonMs(failure);
        // Not an error: the button shows the remaining wait.
        if (wait !== null) return { failure: null, refusedUntil: effects.now() + wait };
        return { failure };
      }),
      storeRest: assign((_, { outcome }: WithOutcome<PlayAnswer>) => ({ restMs: restOf(outcome) })),
      recollect: assign(({ context }, plays: readonly Play[]) =>
        recollect(context, plays, effects.pastBy),
      ),
      goWithoutPast: assign({ past: ({ context }) => context.past ?? 'failed' }),
      notifyPlayed: (_, { outcome }: WithOutcome<PlayAnswer>) => {
        if (outcome?.kind === 'completed') effects.played(outcome.answer);
      },
      wakeAttempt: sendTo('attempt', { type: 'CONNECTION.RESTORED' }),
    },
    guards: {
      isCompleted,
      isEarly: ({ context }, { outcome }: WithOutcome<PlayAnswer>) =>
        context.restMs === null && restOf(outcome) !== null,
      lacksPast: ({ context }) => context.past === null,
    },
    delays: { rest: ({ context }) => context.restMs ?? 0 },
  }).createMachine({
    id: 'play',
    context: ({ input }) => ({
      ...input,
      attempt: null,
      last: null,
      open: null,
      past: null,
      failure: null,
      restMs: null,
      playedAt: null,
      playedBy: null,
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
          /**
           * A play may start meanwhile; the fetched plays are then outdated, are dropped, and fetched
           * again afterwards.
           */
          recalling: {
            invoke: {
              src: 'recall',
              input: ({ context }) => context.gameId,
              onDone: {
                target: 'idle',
                actions: { type: 'recollect', params: ({ event }) => event.output },
              },
              onError: { target: 'idle', actions: 'goWithoutPast' },
            },
          },
          /** If a play was faster than the fetch of earlier plays, they are fetched now. */
          idle: { always: { guard: 'lacksPast', target: 'recalling' } },
        },
      },
      trying: {
        tags: 'busy',
        invoke: {
          id: 'attempt',
          src: 'attempt',
          input: ({ context, event }) => {
            if (!context.attempt)
              throw new Error('A play requires an idempotency key before it is sent.');
            return { attempt: context.attempt, resumed: event.type === 'PLAY.RESUMED' };
          },
          onDone: [
            {
              guard: { type: 'isCompleted', params: ({ event }) => ({ outcome: event.output }) },
              target: 'ready.idle',
              actions: [
                { type: 'conclude', params: ({ event }) => ({ outcome: event.output }) },
                { type: 'notifyPlayed', params: ({ event }) => ({ outcome: event.output }) },
              ],
            },
            {
              guard: { type: 'isEarly', params: ({ event }) => ({ outcome: event.output }) },
              target: 'resting',
              actions: { type: 'storeRest', params: ({ event }) => ({ outcome: event.output }) },
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
            actions: { type: 'storeFailure', params: ({ event }) => event.failure },
          },
          'CONNECTION.RESTORED': { actions: 'wakeAttempt' },
        },
        states: { playing: {}, unknown: {} },
      },
      /**
       * It moved nothing, so that it may be sent again, with the same key, because it is the same play.
       */
      resting: { tags: 'busy', after: { rest: 'trying' } },
    },
  });
}

/** Type of the play machine. */
export type PlayMachine = ReturnType<typeof createPlayMachine>;
