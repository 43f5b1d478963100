import { assign, sendTo, setup } from 'xstate';
import { betPlaceSchema } from '../../contract/schemas/bet-place.ts';
import { createAttemptMachine } from '../attempt/attempt.machine.ts';
import {
  isCompleted,
  refusalOf,
  waitForAttempt,
  type WithOutcome,
} from '../attempt/attempt-steps.ts';
import { openAttempt } from '../attempt/open-attempt.ts';
import type { Failure } from '../failure.ts';
import type {
  BetAnswer,
  BetContext,
  BetDraft,
  BetEffects,
  BetEvent,
  BetInput,
} from './bet.types.ts';

type Resumed = Extract<BetEvent, { type: 'BET.RESUMED' }>;

const emptyDraft: BetDraft = { selection: null, amount: '' };

const isComplete = (draft: BetDraft): boolean => betPlaceSchema.safeParse(draft).success;

/** Reads the draft of an attempt that was stored before a reload. */
function draftOf(body: unknown): BetDraft {
  const parsed = betPlaceSchema.safeParse(body);
  return parsed.success ? parsed.data : emptyDraft;
}

/**
 * A bet on one round, from the first tap to the server's response. `placing` sends it once; `unknown`
 * means that no response arrived and the outcome of the key is being requested; `placed` and `refused`
 * are definite. A second submission meanwhile is ignored. The machine never touches money: the response
 * contains the wallet. Tag `busy`: a bet is in progress.
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
      storeFailure: assign((_, failure: Failure) => ({ failure })),
      conclude: assign((_, { outcome }: WithOutcome<BetAnswer>) =>
        outcome?.kind === 'completed'
          ? { bet: outcome.answer.data, draft: emptyDraft, failure: null }
          : { failure: refusalOf(outcome) },
      ),
      notify: (_, { outcome }: WithOutcome<BetAnswer>) => {
        if (outcome?.kind === 'completed') effects.placed(outcome.answer);
      },
      wakeAttempt: sendTo('attempt', { type: 'CONNECTION.RESTORED' }),
    },
    guards: {
      isComplete: (_, draft: BetDraft) => isComplete(draft),
      isDraftComplete: ({ context }) => isComplete(context.draft),
      isCompleted,
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
        ...waitForAttempt<BetAnswer, 'open.placed', 'open.refused'>(effects.store, {
          completed: 'open.placed',
          refused: 'open.refused',
        }),
        initial: 'placing',
        states: { placing: {}, unknown: {} },
      },
    },
  });
}

/** Type of the bet machine. */
export type BetMachine = ReturnType<typeof createBetMachine>;
