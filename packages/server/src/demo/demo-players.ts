import { setTimeout } from 'node:timers/promises';
import { channelName, type Game, type Round, type Settings, type Table } from '@lobi/core/contract';
import { gameManifests, gameNames } from '@lobi/core/games';
import type { ServiceLog } from '../services/service-deps.ts';
import { regulars } from './demo-cast.ts';
import { takeSeat } from './demo-seat.ts';
import { openDemoSession, RefusedCall, type DemoSession } from './demo-session.ts';
import { stakeWithin, tableStake } from './demo-stakes.ts';
import { pick, type Random } from './random.ts';

/** Engines whose rounds everyone shares. */
const sharedEngines: ReadonlySet<string> = new Set([
  'arena',
  ...gameNames.filter((name) => gameManifests[name].play === 'rounds'),
]);

/** Times in milliseconds, each from the first to the second: people are not clocks. */
const pace = {
  /** Between two looks at a game. */
  look: [2_500, 7_000],
  /** At one game, before another. */
  sit: [120_000, 480_000],
  /** After a failure that says nothing of when to try again. */
  rest: [20_000, 40_000],
} as const;

/** Bets of one demo player on one fight, at most. */
const mostBetsPerFight = 2;

export interface DemoPlayersOptions {
  /** Where the platform answers. */
  readonly origin: string;
  readonly log: Pick<ServiceLog, 'warn'>;
  /** Default `Math.random`. */
  readonly random?: Random;
  /** Speed of demo players relative to people; tests do not wait. Default 1. */
  readonly speed?: number;
}

/** Players of the demo at work. */
export interface DemoPlayers {
  /** Ends what they do, and waits for it. */
  stop(): Promise<void>;
}

/** Behaviour of a demo player who opens a game. */
type Look = (session: DemoSession, game: Game, random: Random) => Promise<void>;

/** Bets on the running fight of an arena, once or twice. */
function lookAtArena(): Look {
  const bets = new Map<string, number>();
  return async (session, game, random) => {
    const path = `/api/game/${game.id}/round?perPage=1`;
    const [round] = (await session.get<{ data: Round[] }>(path)).data;
    if (!round || (round.status !== 'open' && round.status !== 'last-call')) return;
    const placed = bets.get(round.id) ?? 0;
    if (placed >= mostBetsPerFight) return;
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

/**
 * Lets the regulars of the demo bet on games with shared rounds, so that pools and tables are alive:
 * over HTTP as everyone does, and no faster than people. They exist in a demo only, whose accounts
 * others see with a label.
 */
export function startDemoPlayers({
  origin,
  log,
  random = Math.random,
  speed = 1,
}: DemoPlayersOptions): DemoPlayers {
  const ending = new AbortController();
  const { signal } = ending;
  const within = ([least, most]: readonly [number, number]): number =>
    (least + random() * (most - least)) / speed;
  const pause = (bounds: readonly [number, number]): Promise<unknown> =>
    setTimeout(within(bounds), undefined, { signal });

  async function playAt(session: DemoSession, game: Game): Promise<void> {
    const look = game.engine === 'arena' ? lookAtArena() : lookAtTable();
    const leavesAt = Date.now() + within(pace.sit);
    while (Date.now() < leavesAt) {
      await pause(pace.look);
      await look(session, game, random).catch((error: unknown) => {
        // Betting closed meanwhile, or the like; who is no longer signed in signs in again.
        if (error instanceof RefusedCall && error.status < 500 && error.status !== 401) return;
        throw error;
      });
    }
  }

  /** Plays at a game, and sits at it meanwhile as a page would. */
  async function sitAt(session: DemoSession, game: Game, key: string): Promise<void> {
    const leaving = new AbortController();
    const channel = channelName(game.engine === 'arena' ? 'game' : 'table', game.id);
    const seat = takeSeat(origin, key, channel, AbortSignal.any([signal, leaving.signal]));
    try {
      await playAt(session, game);
    } finally {
      leaving.abort();
      await seat;
    }
  }

  async function play(username: string): Promise<void> {
    while (!signal.aborted) {
      try {
        const session = await openDemoSession(origin, username, signal);
        const { data } = await session.get<{ data: Game[] }>('/api/game?perPage=2000');
        const games = data.filter((game) => sharedEngines.has(game.engine));
        if (games.length === 0) return;
        const { key } = (await session.get<{ data: Settings }>('/api/settings')).data.app.realtime;
        while (!signal.aborted) await sitAt(session, pick(games, random), key);
      } catch (error) {
        if (signal.aborted) return;
        log.warn({ username, err: error }, 'a demo player could not play');
        await pause(pace.rest).catch(() => undefined);
      }
    }
  }

  const playing = Promise.all(regulars.map(play));
  return {
    stop: async () => {
      ending.abort();
      await playing;
    },
  };
}
