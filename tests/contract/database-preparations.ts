import { createHash, randomUUID } from 'node:crypto';
import type { Platform } from '@lobi/server';
import type { DatabasePreparations } from '@lobi/core/conformance';

const sha256 = (text: string) => createHash('sha256').update(text);

/** Makes the settlement of the first settled round two days old. */
export const letRoundBeOld = ({ db }: Pick<Platform, 'db'>): Promise<unknown> =>
  db.run(
    `update rounds set settled_at = settled_at - interval '2 days' where id =
       (select id from rounds where status = 'settled' order by number limit 1)`,
    [],
  );

/** Preparations that need time, another day or another setting, made directly in the database. */
export const databasePreparations = ({ db }: Pick<Platform, 'db'>): DatabasePreparations => ({
  expireSession: async ({ token }) => {
    await db.run(
      `update sessions set last_seen_at = now() - interval '1 hour' where token_hash = $1`,
      [sha256(token ?? '').digest()],
    );
  },
  endLimitWaitingPeriod: async (userId) => {
    await db.run('update player_limits set effective_at = now() where user_id = $1', [userId]);
  },
  makeRealityCheckDue: async (userId, minutesOfPlay = 1_440) => {
    await db.run(
      `update play_sessions set checked_at = now() - make_interval(mins => $2)
       where user_id = $1`,
      [userId, minutesOfPlay],
    );
  },
  makeBreakEndable: async (userId) => {
    await db.run('update users set break_endable_at = now() where id = $1', [userId]);
  },
  publishWaitingChain: async (gameId) => {
    const published = sha256(randomUUID()).digest('hex');
    await db.run(
      `insert into hash_chains (id, game_id, first_number, games, published, secret, salt_source)
       values (gen_random_uuid(), $1, 1000000, 10, $2, 'sealed', 'A later block')`,
      [gameId, published],
    );
    return published;
  },
  createWaitingChange: async ({ kind, params, reason }, askedById) => {
    const id = randomUUID();
    // A new user is stored with a hashed password.
    const storedParams = JSON.stringify({ passwordHash: 'none', ...params });
    await db.run(
      `insert into change_requests
         (id, kind, params, subject_name, facts, reason, asked_by, asked_at, expires_at)
       values ($1, $2, $3, 'of a check', '[]', $4, $5, now(), now() + interval '1 day')`,
      [id, kind, storedParams, reason, askedById],
    );
    return id;
  },
});
