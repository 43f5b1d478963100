import { randomUUID } from 'node:crypto';
import type { Currency, Role, Selection, Shot, UserStatus } from '@lobi/core/contract';
import { builtInEngines, type DrawMarket } from '@lobi/core/games';
import {
  defaultRules,
  type PlatformRules,
} from '../../packages/server/src/config/platform-rules.ts';
import { createSealer } from '../../packages/server/src/config/sealer.ts';
import { createSigner } from '../../packages/server/src/config/signer.ts';
import { house, move, wallet } from '../../packages/server/src/domain/postings.ts';
import { createTables, type Tables } from '../../packages/server/src/games/tables/index.ts';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import {
  createServices,
  type Services,
} from '../../packages/server/src/services/create-services.ts';
import type { ServiceDeps } from '../../packages/server/src/services/service-deps.ts';
import type { Database } from '../../packages/server/src/store/database.ts';
import { insertGame } from '../../packages/server/src/store/games.ts';
import { postTransfers } from '../../packages/server/src/store/post-transfers.ts';
import { queryRow } from '../query-rows.ts';

/** Options of a new user. */
export interface UserPlan {
  readonly role?: Role;
  readonly status?: UserStatus;
  readonly parent?: Actor;
  readonly commissionBp?: number;
  /** Has agreed to the notice; default true. */
  readonly agrees?: boolean;
  /** Minor units, from genesis. Default none. */
  readonly funds?: bigint;
}

/** A small platform on a fresh database: services, users and a game. */
export interface World {
  readonly db: Database;
  readonly services: Services;
  /** Services of a second node, which share no in-memory queues with the first. */
  readonly otherServices: Services;
  /** Booking clock of the services; move it instead of waiting. */
  readonly clock: { now: Date };
  /** Games with shared rounds; they advance when a test calls them. */
  readonly tables: Tables;
  /** Sessions that ended for others than their owners, in order. */
  readonly endedSessions: string[];
  /** Shots that were published to the others in a fishing game, in order. */
  readonly shots: (Shot & { readonly gameId: string })[];
  user(plan?: UserPlan): Promise<Actor>;
  game(declarator: Actor, draw?: DrawMarket): Promise<string>;
  /** A round with open betting, with a draw market if the game has one. */
  openRound(draw?: DrawMarket): Promise<OpenRound>;
  bet(actor: Actor, roundId: string, selection: Selection, amount: string): Promise<unknown>;
  balanceOf(actor: Actor): Promise<bigint>;
  houseSum(code: string): Promise<bigint>;
}

export interface OpenRound {
  readonly gameId: string;
  readonly roundId: string;
  readonly declarator: Actor;
}

/** A logger that discards its lines. */
export const silentLog = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A new idempotency key, for a call that is not repeated. */
export const once = () => ({ key: randomUUID(), bodyHash: 'hash' });

/** Builds a world in `currency`, IDR by default, under the platform's default rules. */
export function createWorld(
  db: Database,
  currency: Currency = 'IDR',
  rules: Partial<PlatformRules> = {},
): World {
  const clock = { now: new Date('2026-11-01T00:00:00Z') };
  const endedSessions: string[] = [];
  const shots: World['shots'] = [];
  const sealer = createSealer('ab'.repeat(32));
  const tables = createTables({
    db,
    sealer,
    log: silentLog,
    publish: () => undefined,
    wakeOutbox: () => undefined,
    maximumPayout: rules.maximumPayout ?? defaultRules.maximumPayout,
    currentTime: () => clock.now,
    chainGames: 20,
  });
  const deps: ServiceDeps = {
    db,
    tables,
    isDemo: false,
    currency,
    timeZone: 'Asia/Jakarta',
    mediaOrigins: ['https://video.example'],
    confirmSeconds: 3,
    newUserStatus: 'pending',
    hashPassword: async (password) => `hash of ${password}`,
    verifyPassword: async (hash, password) => hash === `hash of ${password}`,
    onSessionEnded: (sessionId) => endedSessions.push(sessionId),
    rules: { ...defaultRules, ...rules },
    seal: sealer.seal,
    unseal: sealer.open,
    signer: createSigner('cd'.repeat(32)),
    log: silentLog,
    wakeOutbox: () => undefined,
    engines: builtInEngines,
    touchRound: () => undefined,
    publishShot: (gameId, shot) => void shots.push({ gameId, ...shot }),
    currentTime: () => clock.now,
  };
  const services = createServices(deps);
  let count = 0;

  const user = async ({
    role = 'player',
    status = 'activated',
    parent,
    commissionBp,
    agrees = true,
    funds = 0n,
  }: UserPlan = {}): Promise<Actor> => {
    count += 1;
    const username = `${role}${count}`;
    return db.transaction(async (tx) => {
      const actor = await services.users.create(tx, {
        username,
        passwordHash: 'none',
        role,
        status,
        verified: status !== 'pending',
        ...(agrees && { agreedNotice: '1' }),
        parentId: parent?.id ?? null,
        ...(commissionBp === undefined ? {} : { commissionBp }),
      });
      if (funds > 0n) {
        const about = { kind: 'opening', currency, reference: actor.walletId } as const;
        await postTransfers(tx, [move(house('genesis'), wallet(actor.walletId), funds, about)]);
      }
      return actor;
    });
  };

  const game = (declarator: Actor, draw?: DrawMarket): Promise<string> =>
    db.transaction((tx) =>
      insertGame(tx, {
        title: 'Arena Uji',
        category: 'cockfight',
        engine: 'arena',
        provider: 'Lentera Asli',
        currency,
        maximumPerRound: null,
        minimumStake: 1_000n,
        maximumStake: 5_000_000n,
        takeoutBp: 600,
        minimumOdds: 130,
        confirmSeconds: 3,
        lastCallSeconds: 30,
        selections: draw ? ['meron', 'wala', 'draw'] : ['meron', 'wala'],
        drawOdds: draw?.odds ?? null,
        drawCap: draw?.cap ?? null,
        declaratorId: declarator.id,
      }),
    );

  return {
    db,
    services,
    otherServices: createServices(deps),
    clock,
    tables,
    endedSessions,
    shots,
    user,
    game,
    openRound: async (draw) => {
      const declarator = await user({ role: 'declare' });
      const gameId = await game(declarator, draw);
      const { id: roundId } = await services.rounds.create(declarator, gameId);
      await services.rounds.step(declarator, roundId, 'open', undefined);
      return { gameId, roundId, declarator };
    },
    bet: (actor, roundId, selection, amount) =>
      services.bets.place(actor, roundId, { selection, amount }, once()),
    balanceOf: async ({ walletId }) => {
      const row = await queryRow<{ balance: bigint }>(
        db,
        'select balance from wallets where id = $1',
        [walletId],
      );
      return row!.balance;
    },
    houseSum: async (code) => {
      const row = await queryRow<{ sum: bigint }>(
        db,
        `select coalesce(sum(e.amount), 0)::bigint as sum from house_accounts h
         join entries e on e.account_id = h.id where h.code = $1`,
        [code],
      );
      return row!.sum;
    },
  };
}
