import { randomUUID } from 'node:crypto';
import type { PlayStep } from '@lobi/core/contract';
import { asServerSeed, drawOf, startMines } from '@lobi/core/games';
import { createSealer } from '../../packages/server/src/config/sealer.ts';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { offerBuiltInGames } from '../../packages/server/src/services/plays/offer-built-in-games.ts';
import type { World } from '../ledger/world.ts';
import { queryRow, queryRows } from '../query-rows.ts';

/** The key of the tests' worlds. */
const sealer = createSealer('ab'.repeat(32));

/** A world with the built-in games. */
export interface PlayWorld {
  readonly world: World;
  /** Id of the built-in game with a key. */
  gameOf(key: string): Promise<string>;
  /** Plays once; `key` defaults to a new one. */
  play(
    actor: Actor,
    engine: string,
    choice: object,
    options?: { readonly amount?: string; readonly key?: string },
  ): ReturnType<World['services']['plays']['create']>;
  step(
    actor: Actor,
    playId: string,
    step: PlayStep,
    key?: string,
  ): ReturnType<World['services']['plays']['step']>;
  /** Tiles with a mine of an open play, computed from its seed. */
  boardOf(playId: string): Promise<readonly number[]>;
  /** Advances the clock. */
  advanceClock(ms: number): void;
  /** Advances the clock by ten seconds with every read, so that no play is too soon. */
  advanceClockOnRead(): void;
}

/** Adds the built-in games to a world. */
export async function withBuiltInGames(world: World): Promise<PlayWorld> {
  const { db, services, clock } = world;
  await offerBuiltInGames(db, 'IDR');
  const ids = new Map(
    (await queryRows<{ id: string; key: string }>(db, 'select id, key from games where house')).map(
      ({ id, key }) => [key, id],
    ),
  );
  const keyed = (key: string = randomUUID(), body: unknown = null) => ({
    key,
    bodyHash: JSON.stringify(body),
  });
  return {
    world,
    gameOf: async (key) => ids.get(key) ?? '',
    play: (actor, engine, choice, { amount = '1000', key } = {}) => {
      const body = { amount, choice: { ...choice } };
      return services.plays.create(actor, ids.get(engine) ?? '', body, keyed(key, body));
    },
    step: (actor, playId, step, key) => services.plays.step(actor, playId, step, keyed(key, step)),
    boardOf: async (playId) => {
      const row = await queryRow<{ sealed: string; client: string; nonce: number; mines: number }>(
        db,
        `select s.sealed, s.client_seed as client, p.nonce, (p.choice ->> 'mines')::integer as mines
         from plays p join player_seeds s on s.id = p.seed_id where p.id = $1`,
        [playId],
      );
      if (!row) throw new Error(`There is no play ${playId}.`);
      const serverSeed = asServerSeed(sealer.open(row.sealed));
      const draw = await drawOf({ serverSeed, clientSeed: row.client, nonce: row.nonce }, 24);
      return startMines(row.mines, draw).board;
    },
    advanceClock: (ms) => {
      clock.now = new Date(clock.now.getTime() + ms);
    },
    advanceClockOnRead: () => {
      let ms = clock.now.getTime();
      Object.defineProperty(clock, 'now', { get: () => new Date((ms += 10_000)) });
    },
  };
}
