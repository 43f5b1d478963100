import {
  AppError,
  formatMoney,
  type Meta,
  type Play,
  type PlayCreate,
  type PlayStep,
  type Wallet,
} from '@lobi/core/contract';
import type { Engines } from '@lobi/core/games';
import { cycleMsOf } from '../../domain/pace-of.ts';
import { readStake } from '../../domain/stake.ts';
import type { Queryable, Transaction } from '../../store/database.ts';
import { findGame, type GameRecord } from '../../store/games.ts';
import { claimKey, storeAnswer, type KeyedCall } from '../../store/idempotency.ts';
import { lockWallets } from '../../store/lock-wallets.ts';
import {
  endPlay,
  findLastPlayAt,
  findPlay,
  hasHiddenPlay,
  insertPlay,
  keepOutcome,
  listPlays,
  lockPlay,
  type PlayEnd,
  type PlayQuery,
  type PlayRecord,
} from '../../store/plays.ts';
import { postTransfers, type WalletState } from '../../store/post-transfers.ts';
import { bookTime } from '../../store/rounds.ts';
import { findSeeds } from '../../store/seeds.ts';
import { findWalletOwner } from '../../store/users.ts';
import type { Actor } from '../access/actor.ts';
import { answerOnce, type Idempotency, type KeyedAnswer } from '../concurrency/keyed-answer.ts';
import { assertMayStake } from '../protection/assert-may-stake.ts';
import { assertOnlyGame } from '../protection/open-game.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { currentSettings } from '../settings/current-settings.ts';
import { requireId, requireVisibleWallet } from '../access/visibility.ts';
import { toPlay } from '../wire/to-play.ts';
import { createWalletQueue } from '../wallets/wallet-queue.ts';
import { toWallet } from '../wire/to-wallet.ts';
import { readPlay, stepPlay, type Decided } from './engine-run.ts';
import { keptOf, runJackpot, type JackpotRun } from './jackpot-run.ts';
import { returnOf, returnWithJackpot, stakeOf } from './play-transfers.ts';
import { countNextPlay, openSeed } from './player-seeds.ts';

/** A play, and the wallet right after it. */
export interface PlayAnswer {
  readonly data: Play;
  readonly wallet: Wallet;
}

/** Plays on built-in games. */
export interface PlayService {
  /**
   * Plays once, or joins the round that takes bets; the stake leaves the wallet at once.
   * @throws AppError `not_found`, `forbidden`, `validation`, `stake_below_minimum`,
   *   `stake_above_maximum`, `payout_above_maximum`, `bet_closed`, `play_open`, `too_soon`,
   *   `insufficient_funds`, `idempotency_conflict`, and what protects the player
   */
  create(
    actor: Actor,
    gameId: string,
    body: PlayCreate,
    idempotency: Idempotency,
  ): Promise<KeyedAnswer<PlayAnswer>>;
  /**
   * A step of an own open play. A player who staked may finish, whatever became of the account.
   * @throws AppError `not_found`, `round_state`, `conflict`, `idempotency_conflict`, and
   *   `other_game_open` for a tile while another game is played
   */
  step(
    actor: Actor,
    playId: string,
    step: PlayStep,
    idempotency: Idempotency,
  ): Promise<KeyedAnswer<PlayAnswer>>;
  /** @throws AppError `not_found` for plays out of the actor's sight */
  show(actor: Actor, playId: string): Promise<Play>;
  /** Own plays of a game, newest first. @throws AppError `not_found` */
  list(actor: Actor, gameId: string, query: PlayQuery): Promise<{ data: Play[]; meta: Meta }>;
}

/** Result of a play or a step. */
interface Done {
  readonly playId: string;
  readonly wallet: WalletState;
}

/** A jackpot is paid with the rest, and a play that won one has won. */
const withJackpot = (end: PlayEnd, jackpot: JackpotRun | undefined): PlayEnd =>
  jackpot && jackpot.won !== null
    ? { ...end, status: 'won', payout: end.payout + jackpot.won }
    : end;

async function requirePlay(db: Queryable, playId: string): Promise<PlayRecord> {
  const play = await findPlay(db, playId);
  if (!play) throw new AppError('not_found');
  return play;
}

/** The wallet as it is; taken before. */
async function walletNow(tx: Transaction, walletId: string): Promise<WalletState> {
  const owner = await findWalletOwner(tx, walletId);
  if (!owner) throw new AppError('not_found');
  const { balance, held, version, currency } = owner;
  return { id: walletId, balance, held, version, currency };
}

async function requireGame(db: Queryable, gameId: string): Promise<GameRecord> {
  const game = await findGame(db, requireId(gameId));
  if (!game) throw new AppError('not_found');
  return game;
}

/** Only games that are offered take stakes, and only of engines that are played like this. */
async function requirePlayable(
  db: Queryable,
  gameId: string,
  engines: Engines,
): Promise<GameRecord> {
  const game = await requireGame(db, gameId);
  if (engines.factsOf(game.engine).returnBp === null) throw new AppError('not_found', 'not a play');
  if (!game.enabled) throw new AppError('bet_closed', 'the game is not offered now');
  return game;
}

/** @throws AppError `too_soon`, with the time that is left */
async function assertPace(
  tx: Transaction,
  walletId: string,
  game: GameRecord,
  { at, cycleMs }: { readonly at: Date; readonly cycleMs: number },
): Promise<void> {
  const last = await findLastPlayAt(tx, walletId, game.id);
  if (!last) return;
  const leftMs = last.at.getTime() + cycleMs - at.getTime();
  if (leftMs <= 0) return;
  const seconds = Math.ceil(leftMs / 1_000);
  throw new AppError('too_soon', 'too soon after the last play', {
    params: { seconds, milliseconds: leftMs },
    retryAfterSeconds: seconds,
  });
}

/** @throws AppError `payout_above_maximum` */
function assertPayable(payout: bigint, most: bigint, { currency }: GameRecord): void {
  if (payout <= most) return;
  throw new AppError('payout_above_maximum', 'more than the house pays', {
    params: { max: formatMoney(most, currency), currency },
  });
}

export function createPlayService(deps: ServiceDeps): PlayService {
  const { db, rules, engines, tables, wakeOutbox } = deps;

  const inTurn = createWalletQueue();

  /** The most that a play may return now, in minor units. */
  const maximumNow = async (tx: Transaction): Promise<bigint> => {
    const { maximumPayout } = await currentSettings(
      tx,
      { maximumPayout: rules.maximumPayout },
      deps.currency,
    );
    return maximumPayout;
  };

  /** One separate play: checked, counted, drawn and paid under the lock of the wallet. */
  const playAlone = async (
    tx: Transaction,
    actor: Actor,
    game: GameRecord,
    { stake, choice }: { readonly stake: bigint; readonly choice: unknown },
  ): Promise<Done> => {
    const { walletId } = actor;
    const read = readPlay(engines, game.engine, choice);
    assertPayable(read.maximumPayout(stake), await maximumNow(tx), game);
    await lockWallets(tx, [walletId]);
    const at = await bookTime(tx, deps.bookTime?.());
    if (await hasHiddenPlay(tx, walletId, game.id)) throw new AppError('play_open');
    await assertPace(tx, walletId, game, { at, cycleMs: cycleMsOf(game, rules.policy, engines) });
    const seeds = await countNextPlay(tx, actor, deps);
    const decided = await read.decide(stake, seeds);
    // A play with steps has no jackpot: only a finished play draws for one.
    const jackpot = decided.end && (await runJackpot(tx, { gameId: game.id, stake, seeds, at }));
    const { currency } = game;
    const playId = await insertPlay(
      tx,
      {
        gameId: game.id,
        engine: game.engine,
        walletId,
        currency,
        amount: stake,
        choice: read.choice,
        outcome: decided.end ? decided.end.outcome : decided.outcome,
        drawnBy: { seed: { id: seeds.seedId, nonce: seeds.nonce } },
        ...(decided.end ? { end: withJackpot(decided.end, jackpot) } : {}),
        jackpot: jackpot && keptOf(jackpot),
      },
      at,
    );
    const moved = { id: playId, walletId, currency, gameTitle: game.title };
    const payout = decided.end?.payout ?? 0n;
    const returned = jackpot ? returnWithJackpot(moved, payout, jackpot) : returnOf(moved, payout);
    const transfers = [stakeOf(moved, stake, jackpot), ...returned];
    const wallet = (await postTransfers(tx, transfers, at)).get(walletId);
    if (!wallet) throw new Error('A play moved no wallet.');
    return { playId, wallet };
  };

  /** Writes what a step came to. */
  const conclude = async (tx: Transaction, play: PlayRecord, decided: Decided): Promise<void> => {
    const { end } = decided;
    if (!end) return void (await keepOutcome(tx, play.id, decided.outcome));
    const at = await bookTime(tx, deps.bookTime?.());
    await endPlay(tx, play.id, end, at);
    await postTransfers(tx, returnOf(play, end.payout), at);
  };

  /** A tile, or the money. */
  const stepAlone = async (
    tx: Transaction,
    { id: userId }: Actor,
    play: PlayRecord,
    step: PlayStep,
  ): Promise<void> => {
    const seed = (await findSeeds(tx, userId)).find(({ id }) => id === play.seedId);
    if (!seed || play.clientSeed === null || play.nonce === null) throw new AppError('round_state');
    const serverSeed = openSeed(seed.sealed, deps);
    const { clientSeed, nonce } = play;
    const decided = await stepPlay(
      play,
      { serverSeed, clientSeed, nonce },
      step,
      await maximumNow(tx),
    );
    await conclude(tx, play, decided);
  };

  const once = async (
    keyed: KeyedCall,
    work: (tx: Transaction) => Promise<Done>,
  ): Promise<KeyedAnswer<PlayAnswer>> =>
    answerOnce(
      db,
      keyed,
      async () => {
        // A player has one wallet, and only its owner plays with it.
        const { answer, gameId } = await inTurn.run([keyed.actorId], () =>
          db.transaction(async (tx) => {
            await claimKey(tx, keyed);
            const { playId, wallet } = await work(tx);
            const data = toPlay(await requirePlay(tx, playId));
            const answered: PlayAnswer = { data, wallet: toWallet(wallet.id, wallet) };
            await storeAnswer(tx, keyed, answered);
            return { answer: answered, gameId: data.round && data.game.id };
          }),
        );
        wakeOutbox();
        if (gameId !== null) tables?.touch(gameId);
        return answer;
      },
      (stored: PlayAnswer) => stored,
    );

  return {
    create: async (actor, gameId, { amount, choice }, idempotency) => {
      if (actor.role !== 'player') throw new AppError('forbidden', 'only players play');
      const targetId = requireId(gameId);
      const keyed = { actorId: actor.id, call: 'play.create', targetId, ...idempotency };
      return once(keyed, async (tx) => {
        const game = await requirePlayable(tx, gameId, engines);
        const stake = readStake(amount, game);
        await assertMayStake(tx, actor, game, stake, deps);
        if (!engines.factsOf(game.engine).isTable)
          return playAlone(tx, actor, game, { stake, choice });
        if (!tables) throw new AppError('bet_closed', 'no table takes bets');
        return tables.join(tx, { game, walletId: actor.walletId, stake, choice });
      });
    },

    step: async (actor, playId, step, idempotency) => {
      const targetId = requireId(playId);
      const keyed = { actorId: actor.id, call: 'play.step', targetId, ...idempotency };
      return once(keyed, async (tx) => {
        const { walletId, roundId, gameId } = await requirePlay(tx, playId);
        if (walletId !== actor.walletId) throw new AppError('not_found');
        if (roundId !== null) {
          if (!tables || step.step !== 'cash-out') throw new AppError('round_state');
          return tables.cashOut(tx, { playId });
        }
        // To take the money is not to play on: that is never rejected.
        if (step.step !== 'cash-out') await assertOnlyGame(tx, { userId: actor.id, gameId }, deps);
        await lockWallets(tx, [walletId]);
        const play = await lockPlay(tx, playId);
        if (!play || play.status !== 'open') throw new AppError('round_state', 'the play is over');
        await stepAlone(tx, actor, play, step);
        return { playId, wallet: await walletNow(tx, walletId) };
      });
    },

    show: async (actor, playId) => {
      const play = await requirePlay(db, requireId(playId));
      await requireVisibleWallet(db, actor, play.walletId);
      return toPlay(play);
    },

    list: async (actor, gameId, query) => {
      const { id } = await requireGame(db, gameId);
      const page = await listPlays(db, { walletId: actor.walletId, gameId: id }, query);
      return { data: page.rows.map(toPlay), meta: page.meta };
    },
  };
}
