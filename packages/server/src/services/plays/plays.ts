import {
  AppError,
  type Meta,
  type Play,
  type PlayCreate,
  type PlayStep,
  type Wallet,
} from '@lobi/core/contract';
import { assertPace, furtherStakeOf, type FurtherStake } from '@lobi/core/games';
import { assertPayable } from '@lobi/core/rules';
import { cycleMsOf } from '../../domain/pace-of.ts';
import { readStake } from '../../domain/stake.ts';
import type { Queryable, Transaction } from '../../store/database.ts';
import type { GameRecord } from '../../store/games.ts';
import { claimKey, storeAnswer, type KeyedCall } from '../../store/idempotency.ts';
import { lockWallets } from '../../store/lock-wallets.ts';
import {
  addStakes,
  endPlay,
  findLastPlayAt,
  findPlay,
  hasHiddenPlay,
  insertPlay,
  storeOutcome,
  listPlays,
  lockPlay,
  type PlayEnd,
  type PlayQuery,
  type PlayRecord,
} from '../../store/plays.ts';
import { postTransfers, type WalletState } from '../../store/post-transfers.ts';
import { currentTime } from '../../store/rounds.ts';
import { findSeeds } from '../../store/seeds.ts';
import { findWalletOwner } from '../../store/users.ts';
import type { Actor } from '../access/actor.ts';
import { answerOnce, type Idempotency, type KeyedAnswer } from '../concurrency/keyed-answer.ts';
import { assertMayStake } from '../protection/assert-may-stake.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { currentSettings } from '../settings/current-settings.ts';
import { requireId, requireVisibleWallet } from '../access/visibility.ts';
import { toPlay } from '../wire/to-play.ts';
import { showShot } from './show-shot.ts';
import { createWalletQueue } from '../wallets/wallet-queue.ts';
import { toWallet } from '../wire/to-wallet.ts';
import { assertMayStep, assertSumUnderCap } from './may-step.ts';
import { requireGame, requirePlayable } from './playable-game.ts';
import { readPlay, stepPlay, type Decided } from './engine-run.ts';
import { toPlayJackpotRecord, runJackpot, type JackpotRun } from './jackpot-run.ts';
import { furtherStakesOf, returnOf, returnWithJackpot, stakeOf } from './play-transfers.ts';
import { countNextPlay, openSeed } from './player-seeds.ts';

/** A play, and the wallet after it. */
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
   *   `insufficient_funds`, `idempotency_conflict`, and the errors of player protection
   */
  create(
    actor: Actor,
    gameId: string,
    body: PlayCreate,
    idempotency: Idempotency,
  ): Promise<KeyedAnswer<PlayAnswer>>;
  /**
   * Performs a step of the caller's open play. A player who staked may finish, whatever the account
   * status. A step with a further stake is a stake like the first.
   * @throws AppError `not_found`, `round_state`, `conflict`, `idempotency_conflict`,
   *   `other_game_open` for a step other than a cash-out while another game is played, and for a further
   *   stake all errors of a first one
   */
  step(
    actor: Actor,
    playId: string,
    step: PlayStep,
    idempotency: Idempotency,
  ): Promise<KeyedAnswer<PlayAnswer>>;
  /** Returns a play. @throws AppError `not_found` for plays that the actor may not see */
  show(actor: Actor, playId: string): Promise<Play>;
  /** Lists the caller's plays of a game, newest first. @throws AppError `not_found` */
  list(actor: Actor, gameId: string, query: PlayQuery): Promise<{ data: Play[]; meta: Meta }>;
}

/** Result of a play or a step. */
interface Done {
  readonly playId: string;
  readonly wallet: WalletState;
}

/** A jackpot is paid together with the payout, and a play that won one counts as won. */
const withJackpot = (end: PlayEnd, jackpot: JackpotRun | undefined): PlayEnd =>
  jackpot && jackpot.won !== null
    ? { ...end, status: 'won', payout: end.payout + jackpot.won }
    : end;

async function requirePlay(db: Queryable, playId: string): Promise<PlayRecord> {
  const play = await findPlay(db, playId);
  if (!play) throw new AppError('not_found');
  return play;
}

/** The current wallet, which the caller has locked. */
async function walletNow(tx: Transaction, walletId: string): Promise<WalletState> {
  const owner = await findWalletOwner(tx, walletId);
  if (!owner) throw new AppError('not_found');
  const { balance, held, version, currency } = owner;
  return { id: walletId, balance, held, version, currency };
}

/** Current maximum payout of a play, in minor units. */
async function maximumNow(tx: Transaction, { rules, currency }: ServiceDeps): Promise<bigint> {
  const initial = { maximumPayout: rules.maximumPayout };
  return (await currentSettings(tx, initial, currency)).maximumPayout;
}

export function createPlayService(deps: ServiceDeps): PlayService {
  const { db, rules, engines, tables, wakeOutbox } = deps;

  const inTurn = createWalletQueue();

  /** A play outside shared rounds: validated, counted, drawn and paid under the lock of the wallet. */
  const playAlone = async (
    tx: Transaction,
    actor: Actor,
    game: GameRecord,
    { stake, choice }: { readonly stake: bigint; readonly choice: unknown },
  ): Promise<Done> => {
    const { walletId } = actor;
    const read = readPlay(engines, game.engine, choice);
    assertPayable(read.maximumPayout(stake), await maximumNow(tx, deps), game.currency);
    await lockWallets(tx, [walletId]);
    const at = await currentTime(tx, deps.currentTime?.());
    if (await hasHiddenPlay(tx, walletId, game.id)) throw new AppError('play_open');
    const last = await findLastPlayAt(tx, walletId, game.id);
    assertPace(last?.at.getTime(), cycleMsOf(game, rules.policy, engines), at.getTime());
    const seeds = await countNextPlay(tx, actor, deps);
    const decided = await read.decide(stake, seeds);
    const jackpot = read.isAtOnce
      ? await runJackpot(tx, { gameId: game.id, stake, seeds, at })
      : undefined;
    const playId = await insertPlay(
      tx,
      {
        gameId: game.id,
        engine: game.engine,
        walletId,
        currency: game.currency,
        amount: stake,
        choice: read.choice,
        outcome: decided.end ? decided.end.outcome : decided.outcome,
        drawnBy: { seed: { id: seeds.seedId, nonce: seeds.nonce } },
        ...(decided.end ? { end: withJackpot(decided.end, jackpot) } : {}),
        jackpot: jackpot && toPlayJackpotRecord(jackpot),
      },
      at,
    );
    const moved = { id: playId, walletId, currency: game.currency, gameTitle: game.title };
    const payout = decided.end?.payout ?? 0n;
    const returned = jackpot ? returnWithJackpot(moved, payout, jackpot) : returnOf(moved, payout);
    const transfers = [stakeOf(moved, stake, jackpot), ...returned];
    const wallet = (await postTransfers(tx, transfers, at)).get(walletId);
    if (!wallet) throw new Error('The play did not change the wallet.');
    return { playId, wallet };
  };

  /** Stores the result of a step, and moves its money: the further stakes first, then the payout. */
  const conclude = async (
    tx: Transaction,
    play: PlayRecord,
    decided: Decided,
    further: FurtherStake | null,
  ): Promise<void> => {
    const { end } = decided;
    const at = await currentTime(tx, deps.currentTime?.());
    if (further) await addStakes(tx, play.id, further);
    if (end) await endPlay(tx, play.id, end, at);
    else await storeOutcome(tx, play.id, decided.outcome);
    const returned = end ? returnOf(play, end.payout) : [];
    await postTransfers(tx, [...furtherStakesOf(play, further), ...returned], at);
  };

  /** A step of a play outside shared rounds, whose wallet and row are locked. */
  const stepAlone = async (
    tx: Transaction,
    { id: userId }: Actor,
    play: PlayRecord,
    step: PlayStep,
  ): Promise<void> => {
    const further = furtherStakeOf(play, step);
    if (further) await assertSumUnderCap(tx, play, further, deps);
    const seed = (await findSeeds(tx, userId)).find(({ id }) => id === play.seedId);
    if (!seed || play.clientSeed === null || play.nonce === null) throw new AppError('round_state');
    const { clientSeed, nonce } = play;
    const decided = await stepPlay(
      { ...play, amount: further?.sum ?? play.amount },
      { serverSeed: openSeed(seed.sealed, deps), clientSeed, nonce },
      step,
      await maximumNow(tx, deps),
    );
    await conclude(tx, play, decided, further);
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
        void showShot(deps, keyed.actorId, answer.data);
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
        const seen = await requirePlay(tx, playId);
        const { walletId, roundId } = seen;
        if (walletId !== actor.walletId) throw new AppError('not_found');
        if (roundId !== null) {
          if (!tables || step.step !== 'cash-out') throw new AppError('round_state');
          return tables.cashOut(tx, { playId });
        }
        await assertMayStep(tx, actor, seen, step, deps);
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
