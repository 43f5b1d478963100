import {
  AppError,
  isStaff,
  type Meta,
  type Round,
  type RoundResult,
  type Selection,
} from '@lobi/core/contract';
import { bettingStatuses, closeFault, statusAfter, type RoundStep } from '@lobi/core/games';
import type { Transaction } from '../../store/database.ts';
import { assignPlannedFight } from '../../store/events.ts';
import { findGame, nextRoundNumber, type GameRecord } from '../../store/games.ts';
import {
  announceRound,
  currentTime,
  findRound,
  freezePools,
  insertRound,
  listRounds,
  lockRound,
  setDrawMarket,
  updateRound,
  type RoundChange,
  type RoundQuery,
  type RoundRecord,
} from '../../store/rounds.ts';
import { breaksConstraint } from '../../store/sql-state.ts';
import type { Actor } from '../access/actor.ts';
import { arenaTerms } from './arena-terms.ts';
import { assertMayManageGame } from '../access/assert-may-manage-game.ts';
import { signPool } from './pool-proofs.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { requireId } from '../access/visibility.ts';
import { poolsOf, toRound } from '../wire/to-round.ts';

/** Body of a step: the result of a declaration, the reason of a cancellation. */
export type StepBody = { readonly result?: RoundResult; readonly reason?: string } | undefined;

export interface RoundService {
  /** @throws AppError `not_found` */
  list(
    actor: Pick<Actor, 'role'>,
    gameId: string,
    query: RoundQuery,
  ): Promise<{ data: Round[]; meta: Meta }>;
  /** @throws AppError `not_found` */
  show(roundId: string): Promise<Round>;
  /**
   * Creates a round in standby.
   * @throws AppError `not_found` for games of others, `round_state` while another round runs or the game
   *   is disabled
   */
  create(actor: Actor, gameId: string): Promise<Round>;
  /**
   * Opens or closes one side for bets.
   * @throws AppError `not_found` for games of others and sides that the round lacks, `round_state` while
   *   it takes no bets
   */
  setSide(
    actor: Actor,
    roundId: string,
    side: { readonly selection: Selection; readonly open: boolean },
  ): Promise<Round>;
  /**
   * Takes the next step of a round.
   * @throws AppError `not_found` for games of others, `round_state` for an invalid transition
   */
  step(actor: Actor, roundId: string, step: RoundStep, body: StepBody): Promise<Round>;
}

interface StepContext {
  readonly round: RoundRecord;
  readonly game: GameRecord;
  readonly actor: Actor;
  readonly body: StepBody;
  readonly now: Date;
}

const after = (time: Date, seconds: number): Date => new Date(time.getTime() + seconds * 1_000);

/** Columns that each step writes in addition to the status. */
const stepChanges: Readonly<Record<RoundStep, (context: StepContext) => RoundChange>> = {
  // Terms are fixed when betting opens, from the current settings of the game.
  open: ({ round, game, now }) =>
    round.openedAt
      ? { closesAt: null }
      : {
          openedAt: now,
          takeoutBp: game.takeoutBp,
          minimumOdds: game.minimumOdds,
          selections: game.selections,
          openSelections: game.selections,
        },
  'last-call': ({ game, now }) => ({ closesAt: after(now, game.lastCallSeconds) }),
  close: ({ round, now }) => {
    const fault = closeFault(poolsOf(round.pools), round);
    return fault
      ? { closedAt: now, status: 'cancelled', result: 'cancelled', reason: fault }
      : { closedAt: now };
  },
  declare: ({ actor, body, game, now }) => ({
    result: requireResult(body),
    declaredBy: actor.id,
    declaredAt: now,
    settlesAt: after(now, game.confirmSeconds),
  }),
  undo: () => ({ result: null, declaredBy: null, declaredAt: null, settlesAt: null }),
  cancel: ({ actor, body, now, round }) => ({
    result: 'cancelled',
    reason: 'operator',
    note: body?.reason ?? null,
    declaredBy: actor.id,
    closedAt: round.closedAt ?? now,
    settlesAt: null,
  }),
};

function requireResult(body: StepBody): RoundResult {
  if (!body?.result) throw new AppError('validation', 'a declaration names a result');
  return body.result;
}

/** Steps that end betting: the pools are recorded. */
const endsBetting: readonly RoundStep[] = ['close', 'cancel'];

export function createRoundService(deps: ServiceDeps): RoundService {
  const { db, wakeOutbox } = deps;

  const announce = async (tx: Transaction, roundId: string): Promise<Round> => {
    const record = await findRound(tx, roundId);
    if (!record) throw new Error('The round was not found after it was stored.');
    const round = toRound(record);
    await announceRound(tx, round);
    return round;
  };

  const sign = async (tx: Transaction, roundId: string, now: Date): Promise<void> => {
    const closed = await findRound(tx, roundId);
    if (!closed) throw new Error('The round was not found after it was closed.');
    await signPool(tx, deps.signer, closed, closed.closedAt ?? now);
  };

  const takeStep = async (
    tx: Transaction,
    actor: Actor,
    roundId: string,
    step: RoundStep,
    body: StepBody,
  ): Promise<Round> => {
    const round = await lockRound(tx, roundId);
    assertMayManageGame(actor, round?.declaratorId);
    const game = round && (await findGame(tx, round.gameId));
    if (!round || !game) throw new AppError('not_found');
    const now = await currentTime(tx, deps.currentTime?.());
    const status = statusAfter(round, step, now);
    if (!status) throw new AppError('round_state', `${step} does not fit ${round.status}`);
    if (endsBetting.includes(step)) await freezePools(tx, roundId);
    if (step === 'open' && !round.openedAt) await setDrawMarket(tx, roundId, game);
    const change = stepChanges[step]({ round, game, actor, body, now });
    await updateRound(tx, roundId, { status, ...change });
    if (endsBetting.includes(step) && round.openedAt) await sign(tx, roundId, now);
    return announce(tx, roundId);
  };

  return {
    list: async (actor, gameId, query) => {
      if (!(await findGame(db, requireId(gameId)))) throw new AppError('not_found');
      const page = await listRounds(db, gameId, query);
      const reader = { readsNotes: isStaff(actor) };
      return { data: page.rows.map((row) => toRound(row, reader)), meta: page.meta };
    },
    show: async (roundId) => {
      const record = await findRound(db, requireId(roundId));
      if (!record) throw new AppError('not_found');
      return toRound(record);
    },
    create: async (actor, gameId) => {
      const work = async (tx: Transaction) => {
        const game = await findGame(tx, requireId(gameId));
        assertMayManageGame(actor, game?.declaratorId);
        if (!game) throw new AppError('not_found');
        if (!game.enabled) throw new AppError('round_state', 'the game is not enabled');
        if (game.engine !== arenaTerms.engine) throw new AppError('round_state', 'not an arena');
        const number = await nextRoundNumber(tx, gameId);
        const id = await insertRound(tx, { ...game, gameId, number }, deps.currentTime?.());
        await assignPlannedFight(tx, gameId, id);
        return announce(tx, id);
      };
      const round = await db.transaction(work).catch((error: unknown) => {
        throw breaksConstraint(error, 'rounds_running')
          ? new AppError('round_state', 'another round runs', { cause: error })
          : error;
      });
      wakeOutbox();
      return round;
    },
    setSide: async (actor, roundId, { selection, open }) => {
      requireId(roundId);
      const result = await db.transaction(async (tx) => {
        const round = await lockRound(tx, roundId);
        assertMayManageGame(actor, round?.declaratorId);
        if (!round?.selections.includes(selection)) throw new AppError('not_found');
        if (!bettingStatuses.includes(round.status)) {
          throw new AppError('round_state', `no bets are taken while ${round.status}`);
        }
        const openSelections = round.selections.filter((side) =>
          side === selection ? open : round.openSelections.includes(side),
        );
        await updateRound(tx, roundId, { openSelections });
        return announce(tx, roundId);
      });
      wakeOutbox();
      return result;
    },
    step: async (actor, roundId, step, body) => {
      requireId(roundId);
      const round = await db.transaction((tx) => takeStep(tx, actor, roundId, step, body));
      wakeOutbox();
      return round;
    },
  };
}
