import { setTimeout } from 'node:timers/promises';
import {
  channelName,
  type Game,
  type Lobby,
  type Round,
  type Settings,
  type Table,
} from '@lobi/core/contract';
import { ponds, type PondName } from '@lobi/core/games';
import type { ServiceLog } from '../services/service-deps.ts';
import { takeSeat } from './demo-seat.ts';
import {
  byPopularity,
  choosePlace,
  isWantedElsewhere,
  kindOf,
  type Company,
  type GameKind,
  type Place,
} from './demo-seating.ts';
import { openDemoSession, RefusedCall, type DemoSession } from './demo-session.ts';
import { stakeWithin, tableStake } from './demo-stakes.ts';
import { pick, type Random } from './random.ts';

/** Minimum and maximum times in milliseconds; the variation resembles that of people. */
const pace = {
  /** Pause between two visits to a game. */
  look: [2_500, 7_000],
  /** Time at one game before changing to another. */
  sit: [120_000, 480_000],
  /** Pause after a failure without a retry time. */
  rest: [20_000, 40_000],
  /** Time between the arrivals of two demo players: they do not all sign in at once. */
  arrival: [500, 1_500],
} as const;

/** Time for which counted viewers are used, in ms. */
const countHoldsMs = 1_000;

/** Longest wait for calls in progress when the demo players are stopped, in ms. */
const finishMs = 5_000;

/** Maximum bets of one demo player on one fight. */
const maxBetsPerFight = 2;

export interface DemoPlayersOptions {
  /** Base URL of the platform. */
  readonly origin: string;
  readonly log: Pick<ServiceLog, 'warn'>;
  /** Returns the usernames of the demo players, whose accounts exist then. */
  readonly enrol: () => Promise<readonly string[]>;
  /**
   * Sockets by channel, demo players included, so that they join games that a visitor watches. Default
   * none are known: they join the most popular games.
   */
  readonly countViewers?: () => Promise<Readonly<Record<string, number>>>;
  /** Default `Math.random`. */
  readonly random?: Random;
  /** Speed of demo players relative to people; tests do not wait. Default 1. */
  readonly speed?: number;
}

/** Players of the demo at work. */
export interface DemoPlayers {
  /** Stops the demo players and waits until they have stopped. */
  stop(): Promise<void>;
}

/** Behaviour of a demo player in an open game. */
type Look = (session: DemoSession, game: Game, random: Random) => Promise<void>;

/** Bets on the running fight of an arena, once or twice. */
function lookAtArena(): Look {
  const bets = new Map<string, number>();
  return async (session, game, random) => {
    const path = `/api/game/${game.id}/round?perPage=1`;
    const [round] = (await session.get<{ data: Round[] }>(path)).data;
    if (!round || (round.status !== 'open' && round.status !== 'last-call')) return;
    const placed = bets.get(round.id) ?? 0;
    if (placed >= maxBetsPerFight) return;
    await session.post(`/api/round/${round.id}/bet`, {
      selection: pick(['meron', 'wala'], random),
      amount: stakeWithin(game, random),
    });
    bets.clear();
    bets.set(round.id, placed + 1);
  };
}

/** Joins each round of a table once. */
function lookAtTable(): Look {
  let joined: string | undefined;
  return async (session, game, random) => {
    const { data: table } = await session.get<{ data: Table }>(`/api/game/${game.id}/table`);
    if (table.phase !== 'betting' || table.round.id === joined) return;
    joined = table.round.id;
    await session.post(`/api/game/${game.id}/play`, tableStake(table, game, random));
  };
}

/** Shoots at a fish of a pond; a shot that comes too soon is rejected like that of anyone. */
function lookAtPond(): Look {
  return async (session, game, random) => {
    const { fish } = ponds[game.engine as PondName];
    const target = pick(Object.keys(fish), random);
    await session.post(`/api/game/${game.id}/play`, {
      amount: stakeWithin(game, random),
      choice: { target },
    });
  };
}

/** Behaviour of demo players by the channel that counts them. */
const looks: Readonly<Record<Company, () => Look>> = {
  table: lookAtTable,
  game: lookAtArena,
  pond: lookAtPond,
};

/** What a demo player knows about the platform. */
interface Visit {
  readonly session: DemoSession;
  readonly kind: GameKind;
  /** Games of the kind, most popular first. */
  readonly games: readonly Game[];
  /** Key of the realtime app. */
  readonly key: string;
}

/** Arranges a visit of a demo player; none if the platform has no game for it. */
async function arrangeVisit(session: DemoSession, index: number): Promise<Visit | undefined> {
  const { data } = await session.get<{ data: Game[] }>('/api/game?perPage=2000');
  const kind = kindOf(index, data);
  if (!kind) return undefined;
  const { popular } = (await session.get<{ data: Lobby }>('/api/lobby')).data;
  const games = byPopularity(
    data.filter(({ engine }) => kind.includes(engine)),
    popular,
  );
  const { key } = (await session.get<{ data: Settings }>('/api/settings')).data.app.realtime;
  return { session, kind, games, key };
}

/**
 * Starts demo players in games that are played in company, so that pools, tables and ponds show activity:
 * over HTTP like any client, and no faster than people. They gather where a visitor watches, else at the
 * most popular games. They exist only in a demo, and are labelled as demo accounts for other users.
 */
export function startDemoPlayers({
  origin,
  log,
  enrol,
  countViewers = async () => ({}),
  random = Math.random,
  speed = 1,
}: DemoPlayersOptions): DemoPlayers {
  const ending = new AbortController();
  const calls = new AbortController();
  const { signal } = ending;
  /** Number of demo players by game. */
  const seated = new Map<string, number>();
  let counted:
    | {
        readonly viewers: ReturnType<typeof countViewers>;
        /** Demo players by game at that time. */
        readonly players: ReadonlyMap<string, number>;
        readonly at: number;
      }
    | undefined;

  const within = ([minimum, maximum]: readonly [number, number]): number =>
    (minimum + random() * (maximum - minimum)) / speed;
  const pause = (bounds: readonly [number, number]): Promise<unknown> =>
    setTimeout(within(bounds), undefined, { signal });
  const seat = (gameId: string, change: 1 | -1): void =>
    void seated.set(gameId, (seated.get(gameId) ?? 0) + change);

  async function placesOf({ games, kind }: Visit): Promise<Place[]> {
    const now = Date.now();
    if (!counted || now - counted.at > countHoldsMs) {
      counted = { viewers: countViewers(), players: new Map(seated), at: now };
    }
    const { viewers: counting, players: playersThen } = counted;
    const viewers = await counting;
    return games.map((game) => {
      const players = seated.get(game.id) ?? 0;
      const sockets = viewers[channelName(kind.company, game.id)] ?? 0;
      // A demo player who has left since the count is no visitor.
      const own = Math.max(players, playersThen.get(game.id) ?? 0);
      return { game, players, watchers: Math.max(0, sockets - own) };
    });
  }

  async function playAt(visit: Visit, game: Game): Promise<void> {
    const { session, kind } = visit;
    const look = looks[kind.company]();
    const leavesAt = Date.now() + within(pace.sit);
    while (Date.now() < leavesAt) {
      await pause(pace.look);
      if (isWantedElsewhere(game, await placesOf(visit))) return;
      await look(session, game, random).catch((error: unknown) => {
        // Expected rejections, such as betting that has closed; after an expired session the player signs
        // in again.
        if (error instanceof RefusedCall && error.status < 500 && error.status !== 401) return;
        throw error;
      });
    }
  }

  /** Plays a game, and is a viewer of it meanwhile, as a page would be. */
  async function sitAt(visit: Visit, game: Game): Promise<void> {
    const leaving = new AbortController();
    const channel = channelName(visit.kind.company, game.id);
    const socket = takeSeat(origin, visit.key, channel, AbortSignal.any([signal, leaving.signal]));
    seat(game.id, 1);
    try {
      await playAt(visit, game);
    } finally {
      leaving.abort();
      await socket;
      seat(game.id, -1);
    }
  }

  async function play(username: string, index: number): Promise<void> {
    await pause([pace.arrival[0] * index, pace.arrival[1] * index]).catch(() => undefined);
    while (!signal.aborted) {
      try {
        const session = await openDemoSession(origin, username, calls.signal);
        let left: Game | undefined;
        while (!signal.aborted) {
          const visit = await arrangeVisit(session, index);
          if (!visit) return;
          const places = await placesOf(visit);
          // A change of the game now and then, if there is another one.
          const others = places.filter(({ game }) => game.id !== left?.id);
          const place = choosePlace(others) ?? choosePlace(places);
          if (!place) return;
          left = place.game;
          await sitAt(visit, place.game);
        }
      } catch (error) {
        if (signal.aborted) return;
        log.warn({ username, err: error }, 'a demo player could not play');
        await pause(pace.rest).catch(() => undefined);
      }
    }
  }

  const playing = enrol()
    .then((usernames) => Promise.all(usernames.map(play)))
    .catch((error: unknown) => log.warn({ err: error }, 'the demo players have no accounts'));
  return {
    stop: async () => {
      ending.abort();
      // A call in progress is finished, so that nothing is played after the stop.
      const patience = globalThis.setTimeout(() => calls.abort(), finishMs);
      await playing;
      clearTimeout(patience);
    },
  };
}
