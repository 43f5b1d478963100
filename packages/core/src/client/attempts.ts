import { createActor, type ActorRefFrom } from 'xstate';
import type { ApiClient } from '../api/create-api-client.ts';
import type { BetPlace } from '../contract/schemas/bet-place.ts';
import type { TransactionCreate } from '../contract/schemas/transaction-create.ts';
import type { TransactionType } from '../contract/statuses.ts';
import { createBetMachine, type BetMachine } from '../machines/bet/bet.machine.ts';
import { createPlayMachine, recalled, type PlayMachine } from '../machines/play/play.machine.ts';
import type { PlayMove } from '../machines/play/play.types.ts';
import {
  createTransferMachine,
  type TransferMachine,
} from '../machines/transfer/transfer.machine.ts';
import type { PendingAttempt } from '../ports/attempt-store.ts';
import type { Environment } from '../ports/environment.ts';
import { createAttemptStorage } from './attempt-storage.ts';
import { onFirstCall } from './on-first-call.ts';

export type BetActor = ActorRefFrom<BetMachine>;
export type PlayActor = ActorRefFrom<PlayMachine>;
export type TransferActor = ActorRefFrom<TransferMachine>;

/** Bets, plays and transfers of the signed-in user. */
export interface Attempts {
  /** Returns the bet machine of a round; the same one while the user stays signed in. */
  bet(roundId: string, userId: string): BetActor;
  /**
   * Returns the play machine of a game, or of a slot in it; the same one while the user stays signed in.
   */
  play(gameId: string, userId: string, slot?: string): PlayActor;
  /** Returns the transfer machine of a type and a wallet; the same one while the user stays signed in. */
  transfer(type: TransactionType, walletId: string, userId: string): TransferActor;
  /** Asks the server for the outcome of attempts that a reload interrupted. */
  resume(userId: string): void;
  /** Signals a good moment to retry. */
  wake(): void;
  /** Stops everything; pending attempts stay stored for this user's next session. */
  stop(): void;
}

/** Creates the bets, plays and transfers of one client; each kind of machine with its first use, since guests use none. */
export function createAttempts(wiring: {
  readonly api: ApiClient;
  readonly environment: Environment;
  /** Called when money moved in this wallet, or was requested. */
  moneyMoved(walletId: string): void;
}): Attempts {
  const { api, moneyMoved } = wiring;
  const { clock, random, makeKey, storage } = wiring.environment;
  const now = (): number => clock.now();
  const store = createAttemptStorage(storage, now);
  const bets = new Map<string, BetActor>();
  const plays = new Map<string, PlayActor>();
  const transfers = new Map<string, TransferActor>();

  const betMachine = onFirstCall(() =>
    createBetMachine({
      store,
      random,
      makeKey,
      now,
      placed: ({ wallet }) => moneyMoved(wallet.id),
      send: ({ key, targetId, body }, signal) =>
        api.call(
          'bet.place',
          { params: { roundId: targetId }, body: body as BetPlace },
          { idempotencyKey: key, signal },
        ),
    }),
  );

  const playMachine = onFirstCall(() =>
    createPlayMachine({
      store,
      random,
      makeKey,
      now,
      pastBy: (serverAt) => Math.min(now(), serverAt - (api.minimumClockOffsetMs() ?? -Infinity)),
      played: ({ wallet }) => moneyMoved(wallet.id),
      recall: async (gameId) =>
        (await api.call('play.list', { params: { gameId }, query: { perPage: recalled } })).data,
      send({ key, targetId, body }, signal) {
        const options = { idempotencyKey: key, signal };
        const move = body as PlayMove;
        return move.kind === 'create'
          ? api.call('play.create', { params: { gameId: targetId }, body: move.body }, options)
          : api.call('play.step', { params: { playId: move.playId }, body: move.body }, options);
      },
    }),
  );

  const transferMachine = onFirstCall(() =>
    createTransferMachine({
      store,
      random,
      makeKey,
      now,
      completed({ data }) {
        for (const party of [data.from, data.to]) if (party) moneyMoved(party.walletId);
      },
      send: ({ key, targetId, body }, signal) =>
        api.call(
          'transaction.create',
          { params: { walletId: targetId }, body: body as TransactionCreate },
          { idempotencyKey: key, signal },
        ),
    }),
  );

  const bet = (roundId: string, userId: string): BetActor => {
    const existing = bets.get(roundId);
    if (existing) return existing;
    const actor = createActor(betMachine(), { input: { roundId, userId }, clock });
    bets.set(roundId, actor);
    actor.start();
    return actor;
  };

  const play = (gameId: string, userId: string, slot?: string): PlayActor => {
    const key = slot === undefined ? gameId : `${gameId}:${slot}`;
    const existing = plays.get(key);
    if (existing) return existing;
    const actor = createActor(playMachine(), { input: { gameId, userId, slot }, clock });
    plays.set(key, actor);
    actor.start();
    return actor;
  };

  const transfer = (type: TransactionType, walletId: string, userId: string): TransferActor => {
    const key = `${type}:${walletId}`;
    const existing = transfers.get(key);
    if (existing) return existing;
    const actor = createActor(transferMachine(), { input: { type, walletId, userId }, clock });
    transfers.set(key, actor);
    actor.start();
    return actor;
  };

  const resumeOne = (attempt: PendingAttempt): void => {
    const { kind, targetId, userId, slot } = attempt;
    if (kind === 'bet') bet(targetId, userId).send({ type: 'BET.RESUMED', attempt });
    else if (kind === 'play') play(targetId, userId, slot).send({ type: 'PLAY.RESUMED', attempt });
    else transfer(kind, targetId, userId).send({ type: 'TRANSFER.RESUMED', attempt });
  };

  return {
    bet,
    play,
    transfer,
    resume(userId) {
      for (const attempt of store.list(userId)) resumeOne(attempt);
    },
    wake() {
      for (const actor of bets.values()) actor.send({ type: 'CONNECTION.RESTORED' });
      for (const actor of plays.values()) actor.send({ type: 'CONNECTION.RESTORED' });
      for (const actor of transfers.values()) actor.send({ type: 'CONNECTION.RESTORED' });
    },
    stop() {
      for (const actor of bets.values()) actor.stop();
      for (const actor of plays.values()) actor.stop();
      for (const actor of transfers.values()) actor.stop();
      bets.clear();
      plays.clear();
      transfers.clear();
    },
  };
}
