import type { Activity, DeviceSession, Notification } from '../../contract/schemas/activity.ts';
import type { Audit } from '../../contract/schemas/audit.ts';
import type { Bet } from '../../contract/schemas/bet.ts';
import type { Change } from '../../contract/schemas/change.ts';
import type { ChangeAsk, ChangeRequest } from '../../contract/schemas/change-request.ts';
import type { AdminChannel, Gateway } from '../../contract/schemas/channel.ts';
import type { EarningDetail } from '../../contract/schemas/earning.ts';
import type { FightEvent } from '../../contract/schemas/event.ts';
import type { Game } from '../../contract/schemas/game.ts';
import type { GameRound } from '../../contract/schemas/game-round.ts';
import type { Jackpot } from '../../contract/schemas/jackpot.ts';
import type { LedgerEntry } from '../../contract/schemas/ledger-entry.ts';
import type { Note } from '../../contract/schemas/note.ts';
import type { Exclusion } from '../../contract/schemas/exclusion.ts';
import type { OpenGame } from '../../contract/schemas/open-game.ts';
import type { PlatformSetting } from '../../contract/schemas/platform-setting.ts';
import type { PushTopic } from '../../contract/schemas/push.ts';
import type { Round } from '../../contract/schemas/round.ts';
import type { Settings } from '../../contract/schemas/settings.ts';
import type { Shot } from '../../contract/schemas/shot.ts';
import type { Table, TableChain } from '../../contract/schemas/table.ts';
import type { Proof, TransactionDetail } from '../../contract/schemas/transaction.ts';
import type { PasswordLink, User, UserDetail } from '../../contract/schemas/user.ts';
import type { Wallet } from '../../contract/schemas/wallet.ts';
import type { PublicMessage } from '../../contract/public-reasons.ts';
import { AppError } from '../../contract/error-codes.ts';
import type { SettingName } from '../../contract/platform-settings.ts';
import type { ActivitySubject, LimitKind, LimitPeriod } from '../../contract/statuses.ts';
import { type Engines } from '../../games/engines.ts';
import { type PolicyPack } from '../../policy/index.ts';
import type { Clock } from '../../ports/clock.ts';
import type { GameProvider, ProviderSuspension } from '../../contract/schemas/game-provider.ts';
import { userFixture } from '../fixtures/user.ts';
import { walletFixture } from '../fixtures/wallet.ts';
import { place } from './place.ts';
import type { FakeJackpot } from './jackpots.ts';
import type { FakePlay, FakeSeeds } from './plays.ts';
import type { FakeSecondFactor } from './second-factors.ts';
import type { FakeWithdrawalPin } from './withdrawal-pins.ts';
import type { TranslatableText } from './translatable-text.ts';

/** A user of the fake backend. */
export interface FakeUser
  extends
    Omit<User, 'unread'>,
    Pick<
      UserDetail,
      | 'name'
      | 'phone'
      | 'email'
      | 'birthDate'
      | 'hold'
      | 'referralCode'
      | 'commissionBp'
      | 'statusReason'
      | 'statusMessage'
      | 'restrictedUntil'
      | 'verification'
      | 'version'
    > {
  readonly password: string;
  /** Version of the notice that the user agreed to last; `null`: none, so that stakes are rejected. */
  readonly agreedNotice: string | null;
  readonly parentId: string | null;
  readonly referrerId: string | null;
}

/** A ledger entry; its details are translatable if the backend itself created it. */
export interface FakeEntry extends Omit<LedgerEntry, 'details'> {
  readonly details?: string;
  readonly text?: TranslatableText;
  /** Entry of the wallet that this one reverses. */
  readonly corrects?: string;
  /** Message to the owner about the reason of the correction. */
  readonly message?: PublicMessage;
}

/** A transaction without the parts that depend on the viewer. */
export type FakeTransaction = Omit<
  TransactionDetail,
  'details' | 'proof' | 'decision' | 'review' | 'actions' | 'events'
> & {
  readonly details?: string;
  /** Message to the owner with the reason. */
  readonly message?: PublicMessage;
  readonly events: readonly (TransactionDetail['events'][number] & {
    readonly message?: PublicMessage;
  })[];
};

/** A picture of a transfer. */
export interface FakeProof extends Proof {
  readonly uploadedAt: string;
}

/** An earning; its round is looked up. */
export type FakeEarning = Omit<EarningDetail, 'round'>;

/** A player's session of play, in ms since 1970, and the minutes between two reality checks. */
export interface FakePlaySession {
  readonly startedAt: number;
  readonly checkedAt: number;
  readonly minutes: number;
  /** Duration in minutes of the pause when a check is due; default none. */
  readonly pauseMinutes?: number;
}

/** A limit without its used amount. */
export interface FakeLimit {
  readonly userId: string;
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly amount: string;
  readonly pending: { readonly amount: string | null; readonly effectiveAt: string } | null;
}

/** A notification of one user; without a translatable text it holds a literal one. */
export interface FakeNotification extends Notification {
  readonly userId: string;
  readonly texts?: { readonly title: TranslatableText; readonly body: TranslatableText };
}

/** A requested change with its parameters. */
export interface FakeChange extends Omit<ChangeRequest, 'actions'> {
  readonly ask: ChangeAsk;
  readonly personId: string | null;
}

/** An action; its target is named when it is read. */
export type FakeActivity = Activity & {
  /** `null` when the attempt named no user. */
  readonly userId: string | null;
  readonly subject?: FakeSubject | undefined;
};

/** A note, and the user it is about. */
export type FakeNote = Note & { readonly userId: string };

/** An exclusion requested by others, and its user. */
export type FakeExclusion = Exclusion & { readonly userId: string };

/** Target of an action. */
export interface FakeSubject {
  readonly kind: ActivitySubject;
  readonly id: string;
}

export type FakeSession = Omit<DeviceSession, 'current'> & { readonly userId: string };
export type FakeGateway = Omit<Gateway, 'channels'>;

/** Facts about a game for staff, in addition to the public ones. */
export interface GameControls {
  readonly makerId: string | null;
  readonly enabled: boolean;
  readonly minimumOdds: number;
}

/** Announcements of the fake backend; each is an event of the channel table. */
export interface Announce {
  user(user: User): void;
  wallet(wallet: Wallet): void;
  round(round: Round): void;
  gameRound(gameRound: GameRound): void;
  gameRevised(gameId: string): void;
  table(table: Table): void;
  /** To a fishing game. */
  shot(gameId: string, shot: Shot): void;
  /** To the lobby. */
  jackpots(jackpots: Jackpot[]): void;
  /** For one agent, of the downline. */
  agent(agentId: string, change: Change): void;
  /** To the staff. */
  ops(change: Change): void;
}

/** The whole state of the fake backend. Amounts are in wire format, as in the contract. */
export interface World {
  readonly clock: Clock;
  /** Settings that differ from those of a demo. */
  settings: Partial<Settings['app']>;
  /** Rules of the jurisdiction. */
  policy: PolicyPack;
  /** Other origins from which pages may load broadcasts. */
  mediaOrigins: readonly string[];
  readonly announce: Announce;
  readonly users: Map<string, FakeUser>;
  readonly wallets: Map<string, Wallet>;
  readonly ledger: Map<string, FakeEntry[]>;
  readonly games: Map<string, Game>;
  /** By game; a game without an entry is enabled and has no operator. */
  readonly gameControls: Map<string, GameControls>;
  readonly rounds: Map<string, Round>;
  readonly events: Map<string, FightEvent>;
  /** User who requested the correction of a round. */
  readonly correctionsBy: Map<string, string>;
  /** Notes about corrections, which only staff can read. */
  readonly correctionNotes: Map<string, string>;
  /** By game. */
  readonly tables: Map<string, Table>;
  /** Hash chains of a table, by game, once they were requested. */
  readonly chains: Map<string, TableChain[]>;
  readonly jackpots: Map<string, FakeJackpot>;
  /** Engines of the games; default the built-in ones. */
  engines: Engines;
  readonly bets: Bet[];
  /** Newest first. */
  readonly plays: FakePlay[];
  /** By user. */
  readonly seeds: Map<string, FakeSeeds>;
  /** Newest first. */
  readonly transactions: FakeTransaction[];
  /** By transaction. */
  readonly proofs: Map<string, FakeProof>;
  readonly earnings: FakeEarning[];
  readonly channels: Map<string, AdminChannel>;
  readonly gateways: Map<string, FakeGateway>;
  /** Game providers; none in the demo. */
  readonly gameProviders: Map<string, GameProvider>;
  /** Past suspensions, by provider, newest first. */
  readonly suspensions: Map<string, ProviderSuspension[]>;
  readonly limits: FakeLimit[];
  /** Newest first. */
  readonly notifications: FakeNotification[];
  /** Newest first. */
  readonly activity: FakeActivity[];
  /** Newest first. */
  readonly notes: FakeNote[];
  /** Newest first. */
  readonly exclusions: FakeExclusion[];
  /** Current game by user, where only one is allowed. */
  readonly openGames: Map<string, OpenGame>;
  /** Games by user. */
  readonly favourites: Map<string, Set<string>>;
  /** Devices with push messages, by id. */
  readonly pushDevices: Map<string, { readonly userId: string; readonly topics: PushTopic[] }>;
  /** Signed-in sessions by token. */
  readonly sessions: Map<string, FakeSession>;
  /** Changes of each setting, newest first. */
  readonly settingHistory: Map<SettingName, PlatformSetting['history']>;
  /** Whether changes require a second person. */
  fourEyes: boolean;
  /** Newest first. */
  readonly changes: FakeChange[];
  /** Open password links, by user. */
  readonly passwordLinks: Map<string, PasswordLink>;
  /** Second factors, by user. */
  readonly secondFactors: Map<string, FakeSecondFactor>;
  /** PINs of withdrawals, by user. */
  readonly withdrawalPins: Map<string, FakeWithdrawalPin>;
  /** Current session of play, by player. */
  readonly playSessions: Map<string, FakePlaySession>;
  /** The newest audits of the ledger; none before the first. */
  audits: { readonly full: Audit | null; readonly recent: Audit | null };
  /** Ids of faults by check, which the next audit finds. */
  readonly ledgerFaults: Record<string, readonly string[]>;
  nextId(kind: string): string;
  timeNow(): string;
}

/** Returns the value of a map; throws `not_found` if it is missing. */
export function requireFound<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new AppError('not_found');
  return value;
}

/** Changes the one matching record of a list; returns the result. */
export function change<Row>(rows: Row[], row: Row, facts: Partial<Row>): Row {
  const changed = { ...row, ...facts };
  rows[rows.indexOf(row)] = changed;
  return changed;
}

/** Adds a user with a wallet. */
export function addUser(
  world: World,
  user: Pick<FakeUser, 'username' | 'role'> & Partial<FakeUser> & { balance?: string },
): FakeUser {
  const { balance = '0', ...facts } = user;
  const id = user.id ?? `user-${user.username}`;
  const wallet = walletFixture({ id: `wallet-${user.username}`, balance });
  const { unread: _, ...known } = userFixture({ createdAt: world.timeNow() });
  const isAgent = user.role === 'agent';
  const added: FakeUser = {
    ...known,
    password: 'lobi-demo',
    agreedNotice: '1',
    parentId: null,
    referrerId: null,
    name: null,
    phone: null,
    email: null,
    birthDate: null,
    hold: null,
    referralCode: user.username,
    commissionBp: isAgent ? 300 : null,
    statusReason: null,
    statusMessage: null,
    restrictedUntil: null,
    verification: facts.status === 'pending' ? null : { at: known.createdAt, by: null },
    version: 1,
    ...facts,
    id,
    wallet,
  };
  world.users.set(id, added);
  world.wallets.set(wallet.id, wallet);
  world.ledger.set(wallet.id, []);
  return added;
}

/** The user directly above. */
export const parentOf = (world: World, { parentId }: FakeUser): FakeUser | undefined =>
  parentId === null ? undefined : world.users.get(parentId);

/** Returns whether signing in requires a second factor. */
export const hasSecondFactor = (world: World, userId: string): boolean =>
  (world.secondFactors.get(userId)?.since ?? null) !== null;

/** A freeze as visible to a user: the internal reason is for staff only. */
export const freezeFor = ({ freeze }: FakeUser, isStaff: boolean): User['freeze'] =>
  freeze && { ...freeze, reason: isStaff ? freeze.reason : null };

/** The current user with the current wallet. */
export function currentUser(world: World, user: FakeUser): User {
  const { id, username, role, status, statusCause, statusUntil, breakEndableAt } = user;
  const { wallet, createdAt, lastLoginAt } = user;
  const lastLoginPlace = lastLoginAt === null ? null : { country: place.country, city: place.city };
  const mine = world.notifications.filter(({ userId }) => userId === id);
  const unread = mine.filter(({ readAt }) => readAt === null).length;
  const now = requireFound(world.wallets.get(wallet.id));
  const state = { status, statusCause, statusUntil, breakEndableAt };
  return {
    id,
    username,
    role,
    ...state,
    wallet: now,
    freeze: freezeFor(user, false),
    createdAt,
    lastLoginAt,
    lastLoginPlace,
    hasSecondFactor: hasSecondFactor(world, id),
    unread,
  };
}
