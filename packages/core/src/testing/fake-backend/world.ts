import type { Bet } from '../../contract/schemas/bet.ts';
import type { Earning } from '../../contract/schemas/earning.ts';
import type { Game } from '../../contract/schemas/game.ts';
import type { GameRound } from '../../contract/schemas/game-round.ts';
import type { LedgerEntry } from '../../contract/schemas/ledger-entry.ts';
import type { Round } from '../../contract/schemas/round.ts';
import type { Transaction } from '../../contract/schemas/transaction.ts';
import type { User } from '../../contract/schemas/user.ts';
import type { Wallet } from '../../contract/schemas/wallet.ts';
import { formatMoney, parseMoney } from '../../contract/money.ts';
import { AppError } from '../../contract/error-codes.ts';
import type { LedgerKind } from '../../contract/statuses.ts';
import type { Clock } from '../../ports/clock.ts';
import { gameFixture } from '../fixtures/game.ts';
import { roundFixture } from '../fixtures/round.ts';
import { userFixture } from '../fixtures/user.ts';
import { walletFixture } from '../fixtures/wallet.ts';

/** A user of the fake backend. */
export interface FakeUser extends User {
  readonly password: string;
  readonly parentId: string | null;
}

/** What the fake backend announces; each is an event of the channel table. */
export interface Announce {
  wallet(wallet: Wallet): void;
  round(round: Round): void;
  gameRound(gameRound: GameRound): void;
}

/** Everything that the fake backend knows. Amounts are wire texts, as in the contract. */
export interface World {
  readonly clock: Clock;
  readonly announce: Announce;
  readonly users: Map<string, FakeUser>;
  readonly wallets: Map<string, Wallet>;
  readonly ledger: Map<string, LedgerEntry[]>;
  readonly games: Map<string, Game>;
  readonly rounds: Map<string, Round>;
  readonly bets: Bet[];
  readonly transactions: Transaction[];
  readonly earnings: Earning[];
  /** Signed-in sessions by token. */
  readonly sessions: Map<string, string>;
  nextId(kind: string): string;
  timeNow(): string;
}

/** Reads a wire amount; refuses what is none. */
export function minorOf(amount: string): bigint {
  const minor = parseMoney(amount, 'IDR');
  if (minor === undefined) throw new AppError('validation', `${amount} is not an amount`);
  return minor;
}

/** Writes minor units as a wire amount. */
export function wireOf(minor: bigint): string {
  return formatMoney(minor, 'IDR');
}

/** The value of a map; `not_found` where there is none. */
export function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new AppError('not_found');
  return value;
}

/** Posts one entry to a wallet, and announces the wallet. Refuses to go below zero. */
export function post(
  world: World,
  walletId: string,
  entry: { kind: LedgerKind; amount: bigint; details: string; reference: string },
): Wallet {
  const before = found(world.wallets.get(walletId));
  const balance = minorOf(before.balance) + entry.amount;
  if (balance < 0n) throw new AppError('insufficient_funds');
  const after = walletFixture({
    ...before,
    balance: wireOf(balance),
    available: wireOf(balance - minorOf(before.held)),
    version: before.version + 1,
  });
  world.wallets.set(walletId, after);
  world.ledger.get(walletId)?.unshift({
    id: world.nextId('entry'),
    kind: entry.kind,
    details: entry.details,
    status: 'posted',
    amount: wireOf(entry.amount),
    balanceBefore: before.balance,
    balanceAfter: after.balance,
    currency: after.currency,
    version: after.version,
    reference: entry.reference,
    createdAt: world.timeNow(),
  });
  world.announce.wallet(after);
  return after;
}

/** Adds a user with a wallet. */
export function addUser(
  world: World,
  user: Pick<FakeUser, 'username' | 'role'> & Partial<FakeUser> & { balance?: string },
): FakeUser {
  const { balance = '0', ...facts } = user;
  const id = user.id ?? `user-${user.username}`;
  const wallet = walletFixture({ id: `wallet-${user.username}`, balance });
  const added: FakeUser = {
    ...userFixture({ createdAt: world.timeNow() }),
    password: 'lobi-demo',
    parentId: null,
    ...facts,
    id,
    wallet,
  };
  world.users.set(id, added);
  world.wallets.set(wallet.id, wallet);
  world.ledger.set(wallet.id, []);
  return added;
}

/** The user as it is now, with the wallet as it is now. */
export function currentUser(world: World, { password: _, parentId: __, ...user }: FakeUser): User {
  return { ...user, wallet: found(world.wallets.get(user.wallet.id)) };
}

/** The demo people and one arena with an open round without bets. */
export function createWorld(clock: Clock, announce: Announce): World {
  let ids = 0;
  const world: World = {
    clock,
    announce,
    users: new Map(),
    wallets: new Map(),
    ledger: new Map(),
    games: new Map(),
    rounds: new Map(),
    bets: [],
    transactions: [],
    earnings: [],
    sessions: new Map(),
    nextId(kind) {
      ids += 1;
      return `${kind}-${ids}`;
    },
    timeNow: () => new Date(clock.now()).toISOString(),
  };
  addUser(world, { username: 'superadmin', role: 'superadmin' });
  addUser(world, { username: 'admin', role: 'admin', balance: '100000000' });
  addUser(world, { username: 'declare', role: 'declare' });
  const agent = addUser(world, { username: 'agent', role: 'agent', balance: '100000000' });
  addUser(world, { username: 'player', role: 'player', balance: '1000000', parentId: agent.id });
  addUser(world, { username: 'player2', role: 'player', balance: '1000000', parentId: agent.id });
  const blocked = { role: 'player', parentId: agent.id } as const;
  addUser(world, { ...blocked, username: 'blocked', status: 'blocked' });
  addUser(world, { ...blocked, username: 'restricted', status: 'restricted', balance: '500000' });

  const at = world.timeNow();
  const game = gameFixture({ createdAt: at });
  const round = roundFixture({
    selections: game.selections.map((key) => ({ key, open: true, pool: '0', odds: null, bets: 0 })),
    betCount: 0,
    version: 1,
    openedAt: at,
    createdAt: at,
  });
  world.games.set(game.id, game);
  world.rounds.set(round.id, round);
  return world;
}
