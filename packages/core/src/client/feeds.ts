import { createActor, type ActorRefFrom } from 'xstate';
import type { ApiClient } from '../api/create-api-client.ts';
import type { Game } from '../contract/schemas/game.ts';
import type { GameRound } from '../contract/schemas/game-round.ts';
import type { Round } from '../contract/schemas/round.ts';
import type { Table } from '../contract/schemas/table.ts';
import { createGameMachine, type GameMachine } from '../machines/game/game.machine.ts';
import { createRoundMachine, type RoundMachine } from '../machines/round/round.machine.ts';
import { createTableMachine, type TableMachine } from '../machines/table/table.machine.ts';
import type { Environment } from '../ports/environment.ts';
import type { ConnectionStatus, RealtimePort } from '../ports/realtime-port.ts';
import { isConnectionLost } from './is-connection-lost.ts';

export type RoundActor = ActorRefFrom<RoundMachine>;
export type GameActor = ActorRefFrom<GameMachine>;
export type TableActor = ActorRefFrom<TableMachine>;

/** An object that is watched until it is released. */
export interface Watched<Actor> {
  readonly actor: Actor;
  release(): void;
}

/** Rounds, games and tables that are on screen. */
export interface Feeds {
  watchRound(roundId: string): Watched<RoundActor>;
  watchGame(gameId: string): Watched<GameActor>;
  watchTable(gameId: string): Watched<TableActor>;
  /** Takes over a round from a response. */
  replaceRound(round: Round): void;
  replaceGame(game: Game): void;
  setConnectionState(state: ConnectionStatus['state']): void;
  /** Another user is signed in: a rejected channel may be allowed now. */
  resync(): void;
  stop(): void;
}

/** Time in which a screen that changes from one round to the next can reuse the entry. @source ours */
const lingerMs = 3_000;

interface Entry<Actor> {
  readonly actor: Actor;
  readonly leave: () => void;
  watchers: number;
}

interface FeedActor {
  send(
    event:
      | { readonly type: 'CONNECTION.LOST' }
      | { readonly type: 'CONNECTION.RESTORED' }
      | { readonly type: 'RESYNC.REQUESTED' },
  ): void;
  stop(): void;
}

/** Creates entries by id, each started for its first watcher and stopped some time after its last. */
function createRegistry<Actor extends FeedActor>(
  clock: Environment['clock'],
  start: (id: string) => { actor: Actor; leave: () => void },
) {
  const entries = new Map<string, Entry<Actor>>();

  const stop = (id: string, entry: Entry<Actor>): void => {
    entries.delete(id);
    entry.leave();
    entry.actor.stop();
  };

  return {
    get: (id: string): Actor | undefined => entries.get(id)?.actor,
    send: (event: Parameters<FeedActor['send']>[0]): void => {
      for (const { actor } of entries.values()) actor.send(event);
    },
    watch(id: string): Watched<Actor> {
      const entry = entries.get(id) ?? { ...start(id), watchers: 0 };
      entries.set(id, entry);
      entry.watchers += 1;
      let isReleased = false;
      return {
        actor: entry.actor,
        release() {
          if (isReleased) return;
          isReleased = true;
          entry.watchers -= 1;
          clock.setTimeout(() => {
            if (entry.watchers === 0 && entries.get(id) === entry) stop(id, entry);
          }, lingerMs);
        },
      };
    },
    stopAll(): void {
      for (const [id, entry] of [...entries]) stop(id, entry);
    },
  };
}

/** A game with another current round. */
function withRound(game: Game, { roundId, number, status }: GameRound): Game {
  return { ...game, currentRound: { id: roundId, number, status } };
}

/** A table without viewers pauses after a round; a read starts it again. */
const rests = ({ phase, nextAt }: Table): boolean => phase === 'settled' && nextAt === null;

/** Connects rounds, games and tables to their channels and calls. */
export function createFeeds(wiring: {
  readonly api: ApiClient;
  readonly realtime: RealtimePort;
  readonly environment: Environment;
  /** The status of a round changed. */
  roundChanged(round: Round): void;
  /** The details of a game or its events changed. */
  gameRevised(gameId: string): void;
}): Feeds {
  const { api, realtime, environment } = wiring;
  const { clock, random } = environment;
  const time = { now: () => clock.now(), random };

  const begin = <Actor extends FeedActor & { start(): unknown }>(actor: Actor): Actor => {
    actor.start();
    if (isConnectionLost(realtime.connection.get().state)) actor.send({ type: 'CONNECTION.LOST' });
    return actor;
  };

  const rounds = createRegistry(clock, (roundId) => {
    const actor = createActor(
      createRoundMachine({
        ...time,
        fetch: (signal) =>
          api.call('round.show', { params: { roundId } }, { signal }).then(({ data }) => data),
      }),
      { clock },
    );
    let status: Round['status'] | undefined;
    actor.subscribe(({ context: { snapshot } }) => {
      if (!snapshot || snapshot.status === status) return;
      const isFirst = status === undefined;
      status = snapshot.status;
      if (!isFirst) wiring.roundChanged(snapshot);
    });
    const leave = realtime.join('round', roundId, {
      onEvent: (snapshot) => actor.send({ type: 'SNAPSHOT.REPLACED', snapshot }),
      onResync: () => actor.send({ type: 'RESYNC.REQUESTED' }),
    });
    return { actor: begin(actor), leave };
  });

  const games = createRegistry(clock, (gameId) => {
    const actor = createActor(
      createGameMachine({
        ...time,
        fetch: (signal) =>
          api.call('game.show', { params: { gameId } }, { signal }).then(({ data }) => data),
      }),
      { clock },
    );
    const leave = realtime.join('game', gameId, {
      onEvent(event) {
        if ('revised' in event) {
          wiring.gameRevised(gameId);
          return actor.send({ type: 'RESYNC.REQUESTED' });
        }
        const game = actor.getSnapshot().context.snapshot;
        if (game) actor.send({ type: 'SNAPSHOT.REPLACED', snapshot: withRound(game, event) });
        else actor.send({ type: 'RESYNC.REQUESTED' });
      },
      onResync: () => actor.send({ type: 'RESYNC.REQUESTED' }),
    });
    return { actor: begin(actor), leave };
  });

  const tables = createRegistry(clock, (gameId) => {
    const actor = createActor(
      createTableMachine({
        ...time,
        fetch: (signal) =>
          api.call('table.show', { params: { gameId } }, { signal }).then(({ data }) => data),
      }),
      { clock },
    );
    let wokenAfter: string | undefined;
    actor.subscribe(({ context: { snapshot } }) => {
      if (!snapshot || !rests(snapshot) || snapshot.round.id === wokenAfter) return;
      wokenAfter = snapshot.round.id;
      actor.send({ type: 'RESYNC.REQUESTED' });
    });
    const leave = realtime.join('table', gameId, {
      onEvent: (snapshot) => actor.send({ type: 'SNAPSHOT.REPLACED', snapshot }),
      onResync: () => actor.send({ type: 'RESYNC.REQUESTED' }),
    });
    return { actor: begin(actor), leave };
  });

  const all = [rounds, games, tables];

  return {
    watchRound: rounds.watch,
    watchGame: games.watch,
    watchTable: tables.watch,
    replaceRound(round) {
      rounds.get(round.id)?.send({ type: 'SNAPSHOT.REPLACED', snapshot: round });
    },
    replaceGame(game) {
      games.get(game.id)?.send({ type: 'SNAPSHOT.REPLACED', snapshot: game });
    },
    setConnectionState(state) {
      const event = isConnectionLost(state)
        ? ({ type: 'CONNECTION.LOST' } as const)
        : ({ type: 'CONNECTION.RESTORED' } as const);
      if (!isConnectionLost(state) && state !== 'live') return;
      for (const registry of all) registry.send(event);
    },
    resync() {
      for (const registry of all) registry.send({ type: 'RESYNC.REQUESTED' });
    },
    stop() {
      for (const registry of all) registry.stopAll();
    },
  };
}
