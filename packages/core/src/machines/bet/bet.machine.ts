import { assign, sendTo, setup } from 'xstate';
import { betPlaceSchema } from '../../contract/schemas/bet.ts';
import { createAttemptMachine } from '../attempt/attempt.machine.ts';
import type { AttemptOutcome } from '../attempt/attempt.types.ts';
import { openAttempt, wasSent } from '../attempt/open-attempt.ts';
import type { Failure } from '../failure.ts';
import type {
  BetAnswer,
  BetContext,
  BetDraft,
  BetEffects,
  BetEvent,
  BetInput,
} from './bet.types.ts';

type Outcome = AttemptOutcome<BetAnswer> | null;
type Resumed = Extract<BetEvent, { type: 'BET.RESUMED' }>;

const emptyDraft: BetDraft = { selection: null, amount: '' };

const isComplete = (draft: BetDraft): boolean => betPlaceSchema.safeParse(draft).success;

/** Reads the draft of an attempt that was stored before a reload. */
function draftOf(body: unknown): BetDraft {
  const parsed = betPlaceSchema.safeParse(body);
  return parsed.success ? parsed.data : emptyDraft;
}

/**
 * A bet on one round, from the first tap to the server's word. `placing` sends it once; `unknown`
 * means that no answer came and the same key is being asked about; `placed` and `refused` are
 * definite. A second submission while one is under way is ignored. The machine never touches money:
 * the answer holds the wallet.
 *
 * Tag `busy`: a bet is under way.
 * @source ours – spec §1 shows no resolution of bets
 */
export function createBetMachine(effects: BetEffects) {
  return setup({
    types: {
      context: {} as BetContext,
      input: {} as BetInput,
      events: {} as BetEvent,
      tags: {} as 'busy',
    },
    actors: { attempt: createAttemptMachine<BetAnswer>(effects) },
    actions: {
      edit: assign(({ context }, draft: Partial<BetDraft>) => ({
        draft: { ...context.draft, ...draft },
        bet: null,
        failure: null,
      })),
      clear: assign({ draft: emptyDraft, attempt: null, bet: null, failure: null }),
      begin: assign(({ context }, draft: BetDraft) => ({
        draft,
        bet: null,
        failure: null,
        attempt: openAttempt(effects, {
          kind: 'bet',
          userId: context.userId,
          targetId: context.roundId,
          body: draft,
        }),
      })),
      resume: assign((_, { attempt }: Resumed) => ({
        attempt,
        draft: draftOf(attempt.body),
        bet: null,
        failure: null,
      })),
      keepFailure: assign((_, failure: Failure) => ({ failure })),
      conclude: assign((_, { outcome }: { outcome: Outcome }) =>
        outcome?.kind === 'completed'
          ? { bet: outcome.answer.data, draft: emptyDraft, failure: null }
          : { failure: outcome?.failure ?? null },
      ),
      tellPlaced: (_, { outcome }: { outcome: Outcome }) => {
        if (outcome?.kind === 'completed') effects.placed(outcome.answer);
      },
      wakeAttempt: sendTo('attempt', { type: 'CONNECTION.RESTORED' }),
    },
    guards: {
      isComplete: (_, draft: BetDraft) => isComplete(draft),
      isDraftComplete: ({ context }) => isComplete(context.draft),
      isCompleted: (_, { outcome }: { outcome: Outcome }) => outcome?.kind === 'completed',
    },
  }).createMachine({
    id: 'bet',
    context: ({ input }) => ({
      ...input,
      draft: emptyDraft,
      attempt: null,
      bet: null,
      failure: null,
    }),
    initial: 'open',
    states: {
      open: {
        initial: 'idle',
        on: {
          'BET.EDITED': {
            target: '.edited',
            actions: { type: 'edit', params: ({ event }) => event.draft },
          },
          'BET.SUBMITTED': {
            guard: {
              type: 'isComplete',
              params: ({ context, event }) => event.draft ?? context.draft,
            },
            target: 'trying',
            actions: {
              type: 'begin',
              params: ({ context, event }) => event.draft ?? context.draft,
            },
          },
          'BET.CLEARED': { target: '.idle', actions: 'clear' },
          'BET.RESUMED': {
            target: 'trying.unknown',
            actions: { type: 'resume', params: ({ event }) => event },
          },
        },
        states: {
          idle: {},
          edited: {
            always: [{ guard: 'isDraftComplete', target: 'ready' }, { target: 'editing' }],
          },
          editing: {},
          ready: {},
          placed: {},
          refused: {},
        },
      },
      trying: {
        tags: 'busy',
        invoke: {
          id: 'attempt',
          src: 'attempt',
          input: ({ context: { attempt }, event }) => {
            if (!attempt) throw new Error('a bet is tried only once it has a key');
            const resumed = event.type === 'BET.RESUMED' || wasSent(effects.store, attempt);
            return { attempt, resumed };
          },
          onDone: [
            {
              guard: { type: 'isCompleted', params: ({ event }) => ({ outcome: event.output }) },
              target: 'open.placed',
              actions: [
                { type: 'conclude', params: ({ event }) => ({ outcome: event.output }) },
                { type: 'tellPlaced', params: ({ event }) => ({ outcome: event.output }) },
              ],
            },
            {
              target: 'open.refused',
              actions: { type: 'conclude', params: ({ event }) => ({ outcome: event.output }) },
            },
          ],
        },
        initial: 'placing',
        on: {
          'ATTEMPT.UNCERTAIN': {
            target: '.unknown',
            actions: { type: 'keepFailure', params: ({ event }) => event.failure },
          },
          'CONNECTION.RESTORED': { actions: 'wakeAttempt' },
        },
        states: { placing: {}, unknown: {} },
      },
    },
  });
}

/** Type of the bet machine. */
export type BetMachine = ReturnType<typeof createBetMachine>;
