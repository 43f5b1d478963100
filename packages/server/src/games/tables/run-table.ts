import { currentSettings } from '../../services/settings/current-settings.ts';
import type { Database, Queryable, Transaction } from '../../store/database.ts';
import { findGame, type GameRecord } from '../../store/games.ts';
import { findChain } from '../../store/hash-chains.ts';
import { currentTime } from '../../store/rounds.ts';
import {
  announceTable,
  endTableRound,
  findNewestRound,
  findSeat,
  findTableRound,
  insertTableRound,
  lockTable,
  lockTableRound,
  startTableRound,
  voidTableRound,
  type TableRound,
  type TableSeat,
} from '../../store/tables.ts';
import type { HashChains, SaltedChain } from './hash-chains.ts';
import type { Dealer } from './dealer.ts';
import { payAutoCashOuts } from './cash-out.ts';
import { payBatch, playsAtOnce } from './pay-round.ts';
import type { TableDeps } from './table-deps.ts';
import { tableGameOf } from './table-games.ts';
import { readTable } from './to-table.ts';

/**
 * Delay in ms after its closing time from which a round starts at the current time instead, so that
 * players see it from the start. @source ours
 */
const overdueMs = 1_000;

/**
 * Time in ms without progress after which a round counts as stalled, although its table was claimed:
 * players could not act.
 * @source ours
 */
const unattendedMs = 10_000;

/**
 * Longest silence in ms of a running round: clients that receive nothing for longer take their connection
 * for lost.
 * @source ours
 */
const longestSilenceMs = 2_000;

/** Start of a round, in ms since 1970. */
const startedAtMsOf = (round: TableRound): number => (round.startedAt ?? round.closesAt).getTime();

/** Result of a step: `more` if another one is due at once, `published` if clients should read again. */
export type TableStepResult = 'idle' | 'published' | 'more';

/** Time of a step, and since when the node that performs it has run the table. */
interface StepMoment {
  readonly at: Date;
  readonly attendedSince: Date;
}

type RoundStep = (
  tx: Transaction,
  round: TableRound,
  moment: StepMoment,
) => Promise<TableStepResult>;

/** Runs tables step by step; each step is one transaction and may be performed by any node. */
export interface TableRunner {
  /**
   * Performs the next step of a game's table.
   * @param attendedSince when this node began to run the table; a round that had ended by then ended
   *   unattended
   */
  step(gameId: string, attendedSince: Date): Promise<TableStepResult>;
  now(source: Queryable): Promise<Date>;
}

export interface RunnerParts {
  readonly db: Database;
  readonly chains: HashChains;
  readonly dealer: Dealer;
  readonly deps: Pick<TableDeps, 'log' | 'maximumPayout' | 'currentTime'>;
}

export function createTableRunner({ db, chains, dealer, deps }: RunnerParts): TableRunner {
  const { log } = deps;
  /** Published part of the running round and its time in ms since 1970, by game. */
  const shown = new Map<string, { readonly part: number; readonly at: number }>();
  const now = (source: Queryable): Promise<Date> => currentTime(source, deps.currentTime?.());

  const announce = async (tx: Transaction, roundId: string, at: Date): Promise<void> => {
    const round = await findTableRound(tx, roundId);
    if (round) await announceTable(tx, await readTable(tx, dealer, round, at));
  };

  /** Returns whether the round can still be decided; its chain may be sealed with a lost key. */
  const isReadable = (round: TableRound): boolean => chains.serves(round.chain, round.number);

  const voidRound = async (tx: Transaction, round: TableRound, at: Date) => {
    log.error(
      { roundId: round.id },
      'the hash chain of a round cannot be decrypted; the round is voided and refunded',
    );
    await voidTableRound(tx, round.id, at);
    await announce(tx, round.id, at);
    return 'more' as const;
  };

  /** Betting has ended: starts the round. */
  const start: RoundStep = async (tx, round, { at }) => {
    if (at < round.closesAt) return 'idle';
    if (!isReadable(round)) return voidRound(tx, round, at);
    const isLate = at.getTime() - round.closesAt.getTime() > overdueMs;
    await startTableRound(tx, round.id, isLate ? at : round.closesAt);
    await announce(tx, round.id, at);
    return 'more';
  };

  /** End of a running round, in ms since 1970. */
  const endsAtMsOf = async (source: Queryable, round: TableRound): Promise<number> =>
    tableGameOf(round.engine).endsAtMs(await dealer.deal(source, round), startedAtMsOf(round));

  /** Advances a running round: automatic cash-outs, called balls. It needs no lock of the round. */
  const goOn = async (round: TableRound, at: Date): Promise<TableStepResult> => {
    const left = await db.transaction((tx) => payAutoCashOuts(tx, dealer, round, at));
    if (left === playsAtOnce) return 'more';
    const dealt = await dealer.deal(db, round);
    const startedAt = startedAtMsOf(round);
    const part = tableGameOf(round.engine).shownAt(dealt, startedAt, at.getTime());
    const last = shown.get(round.gameId) ?? { part: 0, at: startedAt };
    const isSilent = at.getTime() - last.at >= longestSilenceMs;
    if (left === 0 && part === last.part && !isSilent) return 'idle';
    shown.set(round.gameId, { part, at: at.getTime() });
    return 'published';
  };

  /** The round has ended: reveals its decision. */
  const end: RoundStep = async (tx, round, { at, attendedSince }) => {
    if (!isReadable(round)) return voidRound(tx, round, at);
    const endsAtMs = await endsAtMsOf(tx, round);
    if (at.getTime() < endsAtMs) return 'idle';
    const game = tableGameOf(round.engine);
    const dealt = await dealer.deal(tx, round);
    const { hash } = await dealer.seedsOf(round);
    const result = game.result(dealt);
    const isUnattended =
      attendedSince.getTime() > endsAtMs || at.getTime() - endsAtMs > unattendedMs;
    const outcome = isUnattended ? { result, unattended: true } : { result };
    await endTableRound(tx, round.id, { hash, outcome, at });
    await announce(tx, round.id, at);
    return 'more';
  };

  /** Pays the plays of an ended round. */
  const pay: RoundStep = async (tx, round, { at }) => {
    const isPaid = await payBatch(tx, dealer, round, at);
    if (!isPaid) return 'more';
    await announce(tx, round.id, at);
    log.info({ roundId: round.id, engine: round.engine }, 'table round settled');
    return 'idle';
  };

  const steps = { betting: start, running: end, settled: pay, voided: pay } as const;

  const stepRound = (roundId: string, attendedSince: Date): Promise<TableStepResult> =>
    db.transaction(async (tx) => {
      const round = await lockTableRound(tx, roundId);
      if (!round || round.paidAt) return 'idle';
      return steps[round.status](tx, round, { at: await now(tx), attendedSince });
    });

  const insert = async (
    tx: Transaction,
    game: GameRecord,
    chain: SaltedChain,
    round: { readonly number: number; readonly at: Date },
  ): Promise<void> => {
    const { closesAtMs, poolTerms } = tableGameOf(game.engine);
    const { minimumStake, maximumStake } = game;
    const start = { maximumPayout: deps.maximumPayout };
    const { maximumPayout } = await currentSettings(tx, start, game.currency);
    const roundId = await insertTableRound(tx, {
      gameId: game.id,
      number: round.number,
      chainId: chain.id,
      currency: game.currency,
      terms: { minimumStake, maximumStake, maximumPayout, takeoutBp: 0, ...poolTerms },
      opensAt: round.at,
      closesAt: new Date(closesAtMs(round.at.getTime())),
      hasPool: poolTerms !== null,
    });
    await announce(tx, roundId, round.at);
  };

  /**
   * Returns whether the next round may open: the table has viewers, its game is enabled and the pause is
   * over.
   */
  const mayOpen = (seat: TableSeat, last: TableRound | undefined, at: Date): boolean => {
    if (!seat.enabled || seat.wantedUntil === null || seat.wantedUntil <= at) return false;
    const { pauseMs } = tableGameOf(seat.engine);
    return !last?.endedAt || at.getTime() >= last.endedAt.getTime() + pauseMs;
  };

  /** Opens the next round; returns its number if a chain must be created for it first. */
  const open = (gameId: string): Promise<TableStepResult | number> =>
    db.transaction(async (tx) => {
      await lockTable(tx, gameId);
      const seat = await findSeat(tx, gameId);
      const last = await findNewestRound(tx, gameId);
      const at = await now(tx);
      if (!seat || seat.roundId !== null || !mayOpen(seat, last, at)) return 'idle';
      const number = (last?.number ?? 0) + 1;
      const chain = await findChain(tx, gameId, number);
      if (chains.waitsForSalt(chain)) return 'idle';
      if (!chains.serves(chain, number)) return number;
      const game = await findGame(tx, gameId);
      if (!game) return 'idle';
      await insert(tx, game, chain, { number, at });
      return 'more';
    });

  /** Publishes the next chain when the current one nears its end. */
  const prepareNext = async (gameId: string): Promise<void> => {
    const round = await findNewestRound(db, gameId);
    if (round && (await chains.prepare(gameId, round.number))) {
      log.info({ gameId, number: round.number }, 'the next hash chain was published');
    }
  };

  const openNext = async (gameId: string): Promise<TableStepResult> => {
    const opened = await open(gameId);
    if (opened === 'more') await prepareNext(gameId);
    if (typeof opened !== 'number') return opened;
    await chains.begin(gameId, opened);
    log.info({ gameId, number: opened }, 'a hash chain was created');
    const again = await open(gameId);
    return typeof again === 'number' ? 'idle' : again;
  };

  /** Checks without a lock first, so that plays wait only if a step is due. */
  const goOnOrStep = async (roundId: string, attendedSince: Date): Promise<TableStepResult> => {
    const round = await findTableRound(db, roundId);
    if (!round) return 'idle';
    const at = await now(db);
    if (round.status === 'betting' && at < round.closesAt) return 'idle';
    const isRising = round.status === 'running' && isReadable(round);
    if (isRising && at.getTime() < (await endsAtMsOf(db, round))) return goOn(round, at);
    return stepRound(roundId, attendedSince);
  };

  return {
    now,
    step: async (gameId, attendedSince) => {
      const seat = await findSeat(db, gameId);
      if (!seat) return 'idle';
      return seat.roundId === null ? openNext(gameId) : goOnOrStep(seat.roundId, attendedSince);
    },
  };
}
