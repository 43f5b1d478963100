import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { formatMoney, type Currency } from '@lobi/core/contract';
import { builtInEngines } from '@lobi/core/games';
import { defaultRules } from '../config/platform-rules.ts';
import { createSigner, type Signer } from '../config/signer.ts';
import { settleAll } from '../games/arena/settle-round.ts';
import type { Actor } from '../services/access/actor.ts';
import { createServices, type Services } from '../services/create-services.ts';
import type { ServiceLog } from '../services/service-deps.ts';
import type { Database, Transaction } from '../store/database.ts';
import { insertGame } from '../store/games.ts';
import {
  arenas,
  demoAccounts,
  demoDrawMarket,
  demoPassword,
  demoTerms,
  type SeededAccount,
} from './demo-accounts.ts';
import { planEvents } from './demo-events.ts';
import { demoTimeline, type DemoAct, type TimedAct } from './demo-timeline.ts';
import { issueFunds } from './issue-funds.ts';
import { peopleActions } from './play-people.ts';
import { buildChannels, requestActions } from './play-requests.ts';
import { column } from '../store/row-shape.ts';

export interface SeedOptions {
  readonly db: Database;
  readonly log: ServiceLog;
  readonly hashPassword: (password: string) => Promise<string>;
  /** A currency without decimals. Default IDR. */
  readonly currency?: Currency;
  /** Undo period of a declared result. Default 3. */
  readonly confirmSeconds?: number;
  /** Signs the pools of the demo's rounds. Default a signer of its own, for a platform that never runs. */
  readonly signer?: Signer;
  /** Opening time of the demo; its history precedes it. Default now. */
  readonly now?: Date;
}

/** Advisory lock that the seeding process holds while the others wait. */
export const seedLock = 7_230_116;

/** Interval at which a process checks whether another one has seeded, in milliseconds. */
const lookAgainMs = 200;

/**
 * Fills an empty database with the demo: accounts, arenas, and a history played through the services
 * that serve real users, so that the ledger is sound. Returns whether it did. Atomic: an interrupted
 * seed leaves an empty database.
 */
export async function seedDemo(options: SeedOptions): Promise<boolean> {
  const hashes = new Map(
    await Promise.all(
      demoAccounts.map(
        async ({ username }) => [username, await options.hashPassword(demoPassword)] as const,
      ),
    ),
  );
  for (;;) {
    const isSeeded = await options.db.transaction(async (tx) => {
      // Polls the lock: a waiting statement would time out before the other process, which started at
      // the same time, has seeded.
      const lock = await tx.row(
        {
          text: 'select pg_try_advisory_xact_lock($1) as "isHeld"',
          columns: { isHeld: column.boolean },
        },
        [seedLock],
      );
      if (!lock?.isHeld) return undefined;
      if (await tx.row('select from users limit 1')) return false;
      await playDemo(options, tx, hashes);
      return true;
    });
    if (isSeeded !== undefined) return isSeeded;
    await setTimeout(lookAgainMs);
  }
}

/** State of the demo while its history is played. */
interface Stage {
  readonly tx: Transaction;
  readonly db: Database;
  readonly clock: { now: Date };
  readonly services: Services;
  readonly currency: Currency;
  readonly actors: Map<string, Actor>;
  readonly games: Map<string, string>;
  /** Running round of each arena. */
  readonly rounds: Map<string, string>;
}

async function playDemo(
  options: SeedOptions,
  tx: Transaction,
  hashes: ReadonlyMap<string, string>,
): Promise<void> {
  const now = options.now ?? new Date();
  const requestStage = () => ({
    ...stage,
    actorOf: (username: string) => actorOf(stage, username),
  });
  const actions = [
    ...demoTimeline(now).map((act) => ({ at: act.at, perform: () => perform(stage, act) })),
    ...requestActions(now).map(({ at, perform: request }) => ({
      at,
      perform: () => request(requestStage()),
    })),
    ...peopleActions(now).map(({ at, perform: act }) => ({
      at,
      perform: () => act(requestStage()),
    })),
  ].sort((a, b) => a.at.getTime() - b.at.getTime());
  const opened = new Date((actions[0]?.at ?? now).getTime() - 3_600_000);
  const stage = setStage(options, tx, opened);
  for (const member of demoAccounts) await engage(stage, member, hashes.get(member.username) ?? '');
  await buildArenas(stage, options.confirmSeconds ?? 3);
  await buildChannels(requestStage(), opened);
  for (const action of actions) {
    stage.clock.now = action.at;
    await action.perform();
  }
  stage.clock.now = now;
  const { services, games } = stage;
  await planEvents({ services, games, now, declarator: actorOf(stage, 'declare') });
  await topUp(stage);
}

/** Services that work inside the seed's transaction and book under its clock. */
function setStage(
  { log, hashPassword, confirmSeconds = 3, currency = 'IDR', signer }: SeedOptions,
  tx: Transaction,
  opened: Date,
): Stage {
  const clock = { now: opened };
  const db: Database = { ...tx, transaction: (work) => work(tx), close: async () => undefined };
  const services = createServices({
    db,
    log,
    isDemo: true,
    mediaOrigins: [],
    currency,
    timeZone: 'Asia/Jakarta',
    confirmSeconds,
    newUserStatus: 'activated',
    hashPassword,
    // No demo account has a PIN.
    verifyPassword: async () => false,
    onSessionEnded: () => undefined,
    rules: defaultRules,
    // The demo's gateways have no credentials.
    seal: () => '',
    unseal: () => '',
    signer: signer ?? createSigner(randomBytes(32).toString('hex')),
    wakeOutbox: () => undefined,
    engines: builtInEngines,
    touchRound: () => undefined,
    publishShot: () => undefined,
    currentTime: () => clock.now,
  });
  const [actors, games, rounds] = [new Map(), new Map(), new Map()];
  return { tx, db, clock, services, currency, actors, games, rounds };
}

function actorOf({ actors }: Stage, username: string): Actor {
  const actor = actors.get(username);
  if (!actor) throw new Error(`The demo has no account ${username}.`);
  return actor;
}

async function engage(stage: Stage, member: SeededAccount, passwordHash: string): Promise<void> {
  const { username, role, status, parent, commissionBp, opening } = member;
  const actor = await stage.services.users.create(stage.tx, {
    username,
    passwordHash,
    role,
    // Accounts are restricted and blocked later, with a reason.
    status: status === 'pending' ? status : 'activated',
    verified: status !== 'pending',
    isDemo: true,
    agreedNotice: '1',
    parentId: parent ? actorOf(stage, parent).id : null,
    ...(commissionBp === undefined ? {} : { commissionBp }),
  });
  stage.actors.set(username, actor);
  if (opening) await issue(stage, actor, opening, 'opening');
}

const issue = (
  { tx, clock, currency }: Stage,
  { walletId }: Actor,
  amount: bigint,
  kind: 'opening' | 'mint',
): Promise<void> => issueFunds(tx, { walletId, amount, currency, kind }, clock.now);

async function buildArenas(stage: Stage, confirmSeconds: number): Promise<void> {
  const declaratorId = actorOf(stage, 'declare').id;
  for (const [index, { title, hasDrawMarket }] of arenas.entries()) {
    const terms = { ...demoTerms, ...(hasDrawMarket ? demoDrawMarket : {}) };
    const game = { ...terms, title, currency: stage.currency, confirmSeconds, declaratorId };
    const at = new Date(stage.clock.now.getTime() + index * 1_000);
    stage.games.set(title, await insertGame(stage.tx, game, at));
  }
}

/** Functions that perform each kind of action. */
const performances: {
  readonly [Kind in DemoAct['kind']]: (
    stage: Stage,
    arena: string,
    act: Extract<DemoAct, { kind: Kind }>,
  ) => Promise<unknown>;
} = {
  create: async (stage, arena) => {
    const gameId = stage.games.get(arena) ?? '';
    const round = await stage.services.rounds.create(actorOf(stage, 'declare'), gameId);
    stage.rounds.set(arena, round.id);
  },
  bet: (stage, arena, { username, selection, amount }) =>
    stage.services.bets.place(
      actorOf(stage, username),
      roundOf(stage, arena),
      { selection, amount: formatMoney(amount, stage.currency) },
      once(),
    ),
  step: async (stage, arena, { step, result }) => {
    const roundId = roundOf(stage, arena);
    // A fight cancelled at close has no result to declare.
    if ((await stage.services.rounds.show(roundId)).status === 'cancelled') return;
    const body = result ? { result } : undefined;
    await stage.services.rounds.step(actorOf(stage, 'declare'), roundId, step, body);
  },
  settle: (stage, arena) =>
    settleAll(stage.db, { roundId: roundOf(stage, arena), at: stage.clock.now }),
};

async function perform(stage: Stage, { arena, act }: TimedAct): Promise<void> {
  await performances[act.kind](stage, arena, act as never);
}

const roundOf = ({ rounds }: Stage, arena: string): string => rounds.get(arena) ?? '';

const once = () => ({ key: randomUUID(), bodyHash: 'demo' });

const balanceOf = async ({ services }: Stage, actor: Actor): Promise<bigint> =>
  BigInt((await services.users.self(actor)).wallet.balance);

/**
 * Raises wallets to their targets: players by their agent, agents by an admin, admins by mint. In this
 * order, so that each giver is filled up after it has given.
 */
async function topUp(stage: Stage): Promise<void> {
  const needs = async (role: SeededAccount['role']) => {
    const members = demoAccounts.filter(
      (member) => member.role === role && member.target !== undefined,
    );
    return Promise.all(
      members.map(async ({ username, parent = 'admin', target = 0n }) => {
        const actor = actorOf(stage, username);
        return { actor, parent, amount: target - (await balanceOf(stage, actor)) };
      }),
    );
  };
  for (const { actor, parent, amount } of await needs('player')) {
    await give(stage, actorOf(stage, parent), actor, amount);
  }
  const agents = await needs('agent');
  const admin = actorOf(stage, 'admin');
  const [adminNeed] = await needs('admin');
  const passedOn = agents.reduce((sum, { amount }) => sum + amount, 0n);
  await issue(stage, admin, (adminNeed?.amount ?? 0n) + passedOn, 'mint');
  for (const { actor, amount } of agents) await give(stage, admin, actor, amount);
}

async function give(stage: Stage, from: Actor, to: Actor, amount: bigint): Promise<void> {
  if (amount <= 0n) return;
  await stage.services.transactions.create(
    from,
    to.walletId,
    { type: 'cash-in', amount: formatMoney(amount, stage.currency) },
    once(),
    'id',
  );
}
