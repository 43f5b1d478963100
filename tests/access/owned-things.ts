import { randomBytes, randomUUID } from 'node:crypto';
import type { ContractKit } from '@lobi/core/conformance';
import type { Platform } from '@lobi/server';
import { picture } from '../pictures.ts';
import { queryRow } from '../query-rows.ts';
import type { Owner } from './access-people.ts';

/** An example of a proof of payment. */
export const proof = { type: 'image/png', data: picture.toString('base64') };

/** Objects of users, created or looked up for one call. */
export interface Things {
  user(owner: Owner): Promise<{ readonly userId: string }>;
  wallet(owner: Owner): Promise<{ readonly walletId: string }>;
  /** A running session that is not in use. */
  session(owner: Owner): Promise<{ readonly userId: string; readonly sessionId: string }>;
  /** An open deposit. */
  deposit(owner: Owner): Promise<{ readonly transactionId: string }>;
  earning(owner: Owner): Promise<{ readonly earningId: string }>;
  /** A game created by the owner. */
  game(owner: Owner): Promise<{ readonly gameId: string }>;
  /** The newest round of that game. */
  round(owner: Owner): Promise<{ readonly roundId: string }>;
  /** An event of that game, newly planned. */
  event(owner: Owner): Promise<{ readonly eventId: string }>;
  /** A play of the owner, which is over. */
  play(owner: Owner): Promise<{ readonly playId: string }>;
  version(owner: Owner): Promise<number>;
}

interface Parts {
  readonly kit: ContractKit;
  readonly platform: Platform;
  readonly outsider: Awaited<ReturnType<ContractKit['newcomer']>>;
  readonly channelId: string;
}

/** Looks objects up, or creates them through the platform itself. */
export function createThings({ kit, platform, outsider, channelId }: Parts): Things {
  const { db, services } = platform;
  const selfOf = async (owner: Owner) => (owner === 'outsider' ? outsider.self : kit.self(owner));
  const deposits = new Map<Owner, Promise<string>>();
  const games = new Map<Owner, Promise<string>>();
  const plays = new Map<Owner, Promise<string>>();

  const actorOf = async (owner: Owner) => {
    const actor = await services.users.findActor(db, (await selfOf(owner)).id);
    if (!actor) throw new Error(`there is no ${owner}`);
    return actor;
  };

  const deposit = async (owner: Owner): Promise<string> => {
    const session = owner === 'outsider' ? outsider.session : await kit.as(owner);
    const answer = await session.call('transaction.create', {
      params: { walletId: (await selfOf(owner)).wallet.id },
      body: { type: 'deposit', amount: '50000', channelId },
    });
    const transactionId = (answer.body as { data?: { id: string } }).data?.id;
    if (!transactionId) throw new Error(`no deposit: ${JSON.stringify(answer.body)}`);
    await session.call('transaction.proof', { params: { transactionId }, body: proof });
    return transactionId;
  };

  const game = async (owner: Owner): Promise<string> => {
    const actor = await actorOf(owner);
    const { id } = await services.games.create(actor, {
      title: `Arena ${owner}`,
      engine: 'arena',
      minimumStake: '1000',
      maximumStake: '2000',
      takeoutBp: 600,
      minimumOdds: 130,
    });
    await services.rounds.create(actor, id);
    return id;
  };

  const play = async (owner: Owner): Promise<string> => {
    const { answer } = await services.plays.create(
      await actorOf(owner),
      await kit.houseGameId('dice'),
      { amount: '1000', choice: { direction: 'under', target: 5_000 } },
      { key: randomUUID(), bodyHash: 'play' },
    );
    return answer.data.id;
  };

  const remember = (
    known: Map<Owner, Promise<string>>,
    owner: Owner,
    make: (owner: Owner) => Promise<string>,
  ): Promise<string> => {
    const found = known.get(owner) ?? make(owner);
    known.set(owner, found);
    return found;
  };

  const one = async (sql: string, value: string): Promise<string> => {
    const row = await queryRow<{ id: string }>(db, sql, [value]);
    if (!row) throw new Error(`nothing found: ${sql}`);
    return row.id;
  };

  return {
    user: async (owner) => ({ userId: (await selfOf(owner)).id }),
    wallet: async (owner) => ({ walletId: (await selfOf(owner)).wallet.id }),
    session: async (owner) => {
      const { id: userId } = await selfOf(owner);
      const row = await queryRow<{ id: string }>(
        db,
        `insert into sessions (id, user_id, token_hash, cookie_hash, expires_at)
         values (gen_random_uuid(), $1, $2, $3, now() + interval '1 hour') returning id`,
        [userId, randomBytes(32), randomBytes(32)],
      );
      return { userId, sessionId: row?.id ?? '' };
    },
    deposit: async (owner) => ({ transactionId: await remember(deposits, owner, deposit) }),
    earning: async (owner) => ({
      earningId: await one(
        'select id from earnings where claimee_id = $1 order by id limit 1',
        (await selfOf(owner)).id,
      ),
    }),
    game: async (owner) => ({ gameId: await remember(games, owner, game) }),
    round: async (owner) => ({
      roundId: await one(
        'select id from rounds where game_id = $1 order by number desc limit 1',
        await remember(games, owner, game),
      ),
    }),
    event: async (owner) => {
      const row = await queryRow<{ id: string }>(
        db,
        `insert into events (id, game_id, title, starts_at)
         values (gen_random_uuid(), $1, 'Final night', now()) returning id`,
        [await remember(games, owner, game)],
      );
      return { eventId: row?.id ?? '' };
    },
    play: async (owner) => ({ playId: await remember(plays, owner, play) }),
    version: async (owner) => {
      const row = await queryRow<{ version: number }>(
        db,
        'select version from users where id = $1',
        [(await selfOf(owner)).id],
      );
      return row?.version ?? 0;
    },
  };
}
