import { setTimeout } from 'node:timers/promises';
import { channelName, type Game, type Round, type Settings, type Table } from '@lobi/core/contract';
import { gameManifests, gameNames, ponds, type PondName } from '@lobi/core/games';
import type { ServiceLog } from '../services/service-deps.ts';
import { regulars } from './demo-accounts.ts';
import { takeSeat } from './demo-seat.ts';
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
} as const;

/** Longest wait for calls in progress when the demo players are stopped, in ms. */
const finishMs = 5_000;

/** Maximum bets of one demo player on one fight. */
const maxBetsPerFight = 2;

export interface DemoPlayersOptions {
  /** Base URL of the platform. */
  readonly origin: string;
  readonly log: Pick<ServiceLog, 'warn'>;
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

const tableEngines: ReadonlySet<string> = new Set(
  gameNames.filter((name) => gameManifests[name].play === 'rounds'),
);

/** Games that are played in company, by the channel that counts those at them. */
const companies = {
  table: { includes: (engine) => tableEngines.has(engine), look: lookAtTable },
  game: { includes: (engine) => engine === 'arena', look: lookAtArena },
  pond: { includes: (engine) => Object.hasOwn(ponds, engine), look: lookAtPond },
} as const satisfies Record<string, { includes(engine: string): boolean; look(): Look }>;
type Company = keyof typeof companies;

/** Tables live from their players, so that every second visit is to one. */
const visits: readonly Company[] = ['table', 'table', 'game', 'pond'];

/**
 * Starts demo players in games that are played in company, so that pools, tables and ponds show activity:
 * over HTTP like any client, and no faster than people. They exist only in a demo, and are labelled as
 * demo accounts for other users.
 */
export function startDemoPlayers({
  origin,
  log,
  random = Math.random,
  speed = 1,
}: DemoPlayersOptions): DemoPlayers {
  const ending = new AbortController();
  const calls = new AbortController();
  const { signal } = ending;
  const within = ([least, most]: readonly [number, number]): number =>
    (least + random() * (most - least)) / speed;
  const pause = (bounds: readonly [number, number]): Promise<unknown> =>
    setTimeout(within(bounds), undefined, { signal });

  async function playAt(session: DemoSession, game: Game, company: Company): Promise<void> {
    const look: Look = companies[company].look();
    const leavesAt = Date.now() + within(pace.sit);
    while (Date.now() < leavesAt) {
      await pause(pace.look);
      await look(session, game, random).catch((error: unknown) => {
        // Expected refusals, such as betting that has closed; after an expired session the player signs
        // in again.
        if (error instanceof RefusedCall && error.status < 500 && error.status !== 401) return;
        throw error;
      });
    }
  }

  /** Plays a game, and is a viewer of it meanwhile, as a page would be. */
  async function sitAt(
    session: DemoSession,
    game: Game,
    company: Company,
    key: string,
  ): Promise<void> {
    const leaving = new AbortController();
    const channel = channelName(company, game.id);
    const seat = takeSeat(origin, key, channel, AbortSignal.any([signal, leaving.signal]));
    try {
      await playAt(session, game, company);
    } finally {
      leaving.abort();
      await seat;
    }
  }

  async function play(username: string): Promise<void> {
    while (!signal.aborted) {
      try {
        const session = await openDemoSession(origin, username, calls.signal);
        const { data } = await session.get<{ data: Game[] }>('/api/game?perPage=2000');
        const gamesOf = (company: Company): Game[] =>
          data.filter(({ engine }) => companies[company].includes(engine));
        const offered = visits.filter((company) => gamesOf(company).length > 0);
        if (offered.length === 0) return;
        const { key } = (await session.get<{ data: Settings }>('/api/settings')).data.app.realtime;
        while (!signal.aborted) {
          const company = pick(offered, random);
          await sitAt(session, pick(gamesOf(company), random), company, key);
        }
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
      // A call in progress is finished, so that nothing is played after the stop.
      const patience = globalThis.setTimeout(() => calls.abort(), finishMs);
      await playing;
      clearTimeout(patience);
    },
  };
}
