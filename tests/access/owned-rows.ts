import { randomBytes, randomUUID } from 'node:crypto';
import type { ApiName, ErrorCode, Role } from '@lobi/core/contract';
import type { Platform } from '@lobi/server';
import { picture } from '../pictures.ts';
import type { CallInput, ContractKit } from '@lobi/core/conformance';
import { queryRow } from '../query-rows.ts';

/** Callers: a guest, the five roles, and a second user of each role that owns objects. */
export const callers = [
  'guest',
  'superadmin',
  'admin',
  'agent',
  'subagent',
  'declare',
  'declare2',
  'player',
  'player2',
] as const;
export type Caller = (typeof callers)[number];
export type Member = Exclude<Caller, 'guest'>;

/** Owners of the requested object. `outsider` has no agent. */
export const owners = [
  'superadmin',
  'admin',
  'agent',
  'subagent',
  'declare',
  'player',
  'player2',
  'outsider',
] as const;
export type Owner = (typeof owners)[number];

/** agent ▸ subagent ▸ player, agent ▸ player2. */
export const downline: Partial<Record<Caller, readonly Owner[]>> = {
  agent: ['subagent', 'player', 'player2'],
  subagent: ['player'],
};

const roles: Partial<Record<Member | Owner, Role>> = {
  subagent: 'agent',
  player2: 'player',
  outsider: 'player',
  declare2: 'declare',
};
export const roleOf = (person: Member | Owner): Role => roles[person] ?? (person as Role);

/** Allows, or returns the code of the error. */
export type Verdict = 'yes' | 'not_found' | 'forbidden' | 'own_request' | 'staff_decides';
type Rule = (caller: Member, owner: Owner) => Verdict;

const isStaff = (caller: Member): boolean => ['admin', 'superadmin'].includes(roleOf(caller));
const isBelow = (caller: Member, owner: Owner): boolean =>
  downline[caller]?.includes(owner) ?? false;

/** Own, downline, or all for staff; other objects appear not to exist. @source ours */
const maySee: Rule = (caller, owner) =>
  isStaff(caller) || caller === owner || isBelow(caller, owner) ? 'yes' : 'not_found';

/** As `maySee`, but a declarator has no wallet. @source ours */
const maySeeWallet: Rule = (caller, owner) =>
  roleOf(caller) === 'declare' ? 'not_found' : maySee(caller, owner);

/** Origins and limits of a user: own, or any for staff. @source ours */
const mayTrace: Rule = (caller, owner) =>
  isStaff(caller) || caller === owner ? 'yes' : 'not_found';

/** Staff about all users but themselves. @source ours */
const mayNote: Rule = (caller, owner) =>
  isStaff(caller) && caller !== owner ? 'yes' : 'not_found';

/** Exclusions of players, by staff. @source ours */
const mayExclude: Rule = (caller, owner) =>
  isStaff(caller) && roleOf(owner) === 'player' ? 'yes' : 'not_found';

const mayOwn: Rule = (caller, owner) => (caller === owner ? 'yes' : 'not_found');

/** Name and contacts: own, an agent's players below, those of lower rank for staff. @source ours */
const mayEdit: Rule = (caller, owner) => {
  if (maySee(caller, owner) !== 'yes') return 'not_found';
  const isHigher = ['admin', 'superadmin'].includes(owner);
  const may =
    caller === owner ||
    caller === 'superadmin' ||
    (caller === 'admin' && !isHigher) ||
    (isBelow(caller, owner) && roleOf(owner) === 'player');
  return may ? 'yes' : 'forbidden';
};

/** A link for another user's new password: by those above, and by staff of those of lower rank. @source ours */
const mayLinkPassword: Rule = (caller, owner) => {
  if (maySee(caller, owner) !== 'yes') return 'not_found';
  if (caller === owner) return 'forbidden';
  const outranks = caller === 'superadmin' || !['admin', 'superadmin'].includes(owner);
  return outranks ? 'yes' : 'forbidden';
};

const holdsMoney = (owner: Owner): boolean => ['agent', 'player'].includes(roleOf(owner));

/**
 * Help for a user who lost the device or forgot the PIN, by staff of a higher rank. @source ours –
 * security 6.3.3
 */
const mayHelp: Rule = (caller, owner) =>
  isStaff(caller) ? mayLinkPassword(caller, owner) : 'forbidden';

/** Wallets of players and agents, by staff. @source ours */
const mayFreeze: Rule = (_caller, owner) => (holdsMoney(owner) ? 'yes' : 'forbidden');

/**
 * Into visible wallets of players and agents, never into that of the caller, and never by a player.
 * @source ours
 */
const mayCashIn: Rule = (caller, owner) => {
  if (maySeeWallet(caller, owner) !== 'yes') return 'not_found';
  const gives = isStaff(caller) || roleOf(caller) === 'agent';
  return gives && holdsMoney(owner) && caller !== owner ? 'yes' : 'forbidden';
};

/** By the owner to the agent above, or by an agent above the owner or staff. @source ours */
const mayCashOut: Rule = (caller, owner) => {
  if (maySeeWallet(caller, owner) !== 'yes') return 'not_found';
  const hasAgent = ['subagent', 'player', 'player2'].includes(owner);
  const isRequester = isBelow(caller, owner) || (isStaff(caller) && holdsMoney(owner));
  return isRequester || (caller === owner && hasAgent) ? 'yes' : 'forbidden';
};

/** Deposit and withdrawal: only the owner, a player or an agent. @source ours */
const mayRequest: Rule = (caller, owner) => {
  if (maySeeWallet(caller, owner) !== 'yes') return 'not_found';
  return caller === owner && holdsMoney(owner) ? 'yes' : 'forbidden';
};

/** Review of a deposit to the house: staff; never the owner, and no agent. @source ours */
const mayReview: Rule = (caller, owner) => {
  if (caller === owner) return 'own_request';
  if (maySeeWallet(caller, owner) !== 'yes') return 'not_found';
  return isStaff(caller) ? 'yes' : 'staff_decides';
};

/** Running games: a declarator's own, any for staff. @source ours */
const mayRun: Rule = (caller, owner) => (isStaff(caller) || caller === owner ? 'yes' : 'not_found');

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

/** A row about a user's object: who may access it, and an example call. */
export interface OwnedRow {
  readonly may: Rule;
  /** Owners that have such an object; default all. */
  readonly owners?: readonly Owner[];
  readonly input: (things: Things, owner: Owner) => Promise<CallInput>;
  /** Errors that only a permitted caller can get, for example of an empty wallet. */
  readonly afterwards?: readonly ErrorCode[];
}

const ofUser =
  (body?: unknown): OwnedRow['input'] =>
  async (things, owner) => ({ params: await things.user(owner), body });
const ofWallet =
  (body?: unknown): OwnedRow['input'] =>
  async (things, owner) => ({ params: await things.wallet(owner), body });
const ofDeposit =
  (body?: unknown): OwnedRow['input'] =>
  async (things, owner) => ({ params: await things.deposit(owner), body });
const ofPlay =
  (body?: unknown): OwnedRow['input'] =>
  async (things, owner) => ({ params: await things.play(owner), body });
const ofGame =
  (body?: unknown): OwnedRow['input'] =>
  async (things, owner) => ({ params: await things.game(owner), body });
const ofRound =
  (body?: unknown): OwnedRow['input'] =>
  async (things, owner) => ({ params: await things.round(owner), body });

const depositors: readonly Owner[] = ['agent', 'subagent', 'player', 'player2', 'outsider'];
const players: readonly Owner[] = ['player', 'player2'];
const makers: readonly Owner[] = ['declare', 'admin'];
const earners: readonly Owner[] = ['agent', 'subagent'];

const plannedEvent = {
  title: 'Final night',
  startsAt: '2026-12-01T09:00:00.000Z',
  fights: [{ meron: 'Satria', wala: 'Bima' }],
};

const proof = { type: 'image/png', data: picture.toString('base64') };
const limit = { kind: 'deposit', period: '24h' };
// An impossible version: a permitted caller gets a conflict.
const step = { version: 0 };
const roundStep = (body?: unknown): OwnedRow => ({
  may: mayRun,
  owners: makers,
  input: ofRound(body),
  afterwards: ['round_state'],
});
const seen = (may: Rule, input: OwnedRow['input']): OwnedRow => ({ may, input });

/** A call that is rejected for some bodies and not for others is listed once for each body. */
export const ownedRows: Partial<Record<ApiName, Readonly<Record<string, OwnedRow>>>> = {
  'user.show': { '': seen(maySee, ofUser()) },
  'user.update': {
    '': {
      may: mayEdit,
      input: async (things, owner) => ({
        params: await things.user(owner),
        body: { version: await things.version(owner), name: 'Nama' },
      }),
    },
  },
  'user.status': {
    // To the current status: no caller may, but only callers who see the user get that error.
    '': {
      may: maySee,
      afterwards: ['status_not_allowed'],
      input: async (things, owner) => ({
        params: await things.user(owner),
        body: { status: 'activated', reason: 'no change', version: await things.version(owner) },
      }),
    },
  },
  'user.freeze': {
    '': {
      may: mayFreeze,
      input: ofUser({ frozen: false, reason: 'for a check' }),
      // The wallet is not frozen; only callers who may unfreeze it get that error.
      afterwards: ['conflict'],
    },
  },
  'user.password-link': { '': seen(mayLinkPassword, ofUser()) },
  // The second factor is disabled; only callers who may disable it get that error.
  'second-factor.reset': {
    '': { may: mayHelp, input: ofUser(), afterwards: ['conflict'] },
  },
  // There is no PIN; only callers who may remove it get that error.
  'withdrawal-pin.reset': {
    '': { may: mayHelp, input: ofUser(), afterwards: ['conflict'] },
  },
  'user.downline': { '': seen(maySee, ofUser()) },
  'activity.list': { '': seen(mayTrace, ofUser()) },
  'note.list': { '': seen(mayNote, ofUser()) },
  'note.create': { '': seen(mayNote, ofUser({ text: 'for a check' })) },
  'exclusion.list': { '': seen(mayExclude, ofUser()) },
  'exclusion.create': {
    '': {
      may: mayExclude,
      // Only players can be excluded, and excluded ones would be missing for the following calls.
      owners: ['superadmin', 'admin', 'agent', 'subagent', 'declare'],
      input: ofUser({
        length: '6m',
        applicant: { name: 'Sri Wahyuni', relation: 'spouse' },
        reason: 'for a check',
        verified: true,
      }),
    },
  },
  'session.list': { '': seen(mayTrace, ofUser()) },
  'session.revoke': {
    '': seen(mayTrace, async (things, owner) => ({ params: await things.session(owner) })),
  },
  'limit.list': { '': seen(mayTrace, ofUser()) },
  'limit.set': { '': seen(mayOwn, ofUser({ ...limit, amount: '100000000' })) },
  'limit.confirm': { '': { may: mayOwn, input: ofUser(limit), afterwards: ['conflict'] } },

  'wallet.show': { '': seen(maySeeWallet, ofWallet()) },
  'wallet.report': { '': seen(maySeeWallet, ofWallet()) },
  'ledger.list': { '': seen(maySeeWallet, ofWallet()) },
  'ledger.export': { '': seen(maySeeWallet, ofWallet()) },
  'ledger.show': {
    '': {
      may: maySeeWallet,
      // The other owners have never had money.
      owners: ['agent', 'subagent', 'player', 'player2'],
      input: async (things, owner) => ({
        params: { ...(await things.wallet(owner)), version: '1' },
      }),
    },
  },
  'channel.list': {
    '': seen(maySeeWallet, async (things, owner) => ({ query: await things.wallet(owner) })),
  },
  'bet.list': { '': seen(maySeeWallet, ofWallet()) },
  'transaction.list': { '': seen(maySeeWallet, ofWallet()) },
  'earning.list': { '': seen(maySeeWallet, ofWallet()) },
  'earning.totals': { '': seen(maySeeWallet, ofWallet()) },
  'earning.claim-all': { '': { may: mayOwn, input: ofWallet(), afterwards: ['conflict'] } },
  'earning.show': {
    '': {
      may: mayTrace,
      owners: earners,
      input: async (things, owner) => ({ params: await things.earning(owner) }),
    },
  },
  'earning.claim': {
    '': {
      may: mayOwn,
      owners: earners,
      input: async (things, owner) => ({ params: await things.earning(owner) }),
      afterwards: ['conflict'],
    },
  },

  'transaction.create': {
    'cash-in': {
      may: mayCashIn,
      input: ofWallet({ type: 'cash-in', amount: '1' }),
      afterwards: ['insufficient_funds'],
    },
    'cash-out': {
      may: mayCashOut,
      input: ofWallet({ type: 'cash-out', amount: '1' }),
      afterwards: ['insufficient_funds'],
    },
    deposit: {
      may: mayRequest,
      input: ofWallet({ type: 'deposit', amount: '50000', channelId: 'none' }),
      afterwards: ['channel_unavailable'],
    },
    withdraw: {
      may: mayRequest,
      input: ofWallet({
        type: 'withdraw',
        amount: '50000',
        channelId: 'none',
        institution: 'BCA',
        account: '12345678',
        holder: 'Budi',
      }),
      afterwards: ['channel_unavailable'],
    },
  },
  'transaction.show': { '': { may: maySeeWallet, owners: depositors, input: ofDeposit() } },
  'transaction.paid': { '': { may: mayOwn, owners: depositors, input: ofDeposit() } },
  'transaction.proof': { '': { may: mayOwn, owners: depositors, input: ofDeposit(proof) } },
  'transaction.proof.show': { '': { may: maySeeWallet, owners: depositors, input: ofDeposit() } },
  'transaction.process': {
    '': { may: mayReview, owners: depositors, input: ofDeposit(step), afterwards: ['conflict'] },
  },
  'transaction.complete': {
    '': { may: mayReview, owners: depositors, input: ofDeposit(step), afterwards: ['conflict'] },
  },
  'transaction.cancel': {
    '': { may: mayOwn, owners: depositors, input: ofDeposit(step), afterwards: ['conflict'] },
  },
  'transaction.arrived': {
    '': { may: mayReview, owners: depositors, input: ofDeposit(step), afterwards: ['conflict'] },
  },
  'transaction.reject': {
    '': {
      may: mayReview,
      owners: depositors,
      input: ofDeposit({ ...step, reason: 'no money came' }),
      afterwards: ['conflict'],
    },
  },

  'play.show': { '': { may: maySeeWallet, owners: players, input: ofPlay() } },
  'play.step': {
    '': {
      may: mayOwn,
      owners: players,
      input: ofPlay({ step: 'cash-out' }),
      afterwards: ['round_state'],
    },
  },

  'game.update': { '': { may: mayRun, owners: makers, input: ofGame({}) } },
  'event.create': { '': { may: mayRun, owners: makers, input: ofGame(plannedEvent) } },
  'event.update': {
    '': {
      may: mayRun,
      owners: makers,
      input: async (things, owner) => ({
        params: await things.event(owner),
        body: { ...plannedEvent, status: 'upcoming', version: 1 },
      }),
    },
  },
  'round.create': {
    '': { may: mayRun, owners: makers, input: ofGame(), afterwards: ['round_state'] },
  },
  'round.open': { '': roundStep() },
  'round.last-call': { '': roundStep() },
  'round.close': { '': roundStep() },
  'round.declare': { '': roundStep({ result: 'meron' }) },
  'round.undo': { '': roundStep() },
  'round.cancel': { '': roundStep({ reason: 'makes room' }) },
  'round.side': { '': roundStep({ selection: 'meron', open: false }) },
  'round.correct': { '': roundStep({ result: 'draw', reason: 'looked again' }) },
  'round.decide-correction': { '': roundStep({ approve: false }) },
};

/** Rows with an id in their path that belongs to no user: only the row's roles matter. */
export const ownerlessRows: readonly ApiName[] = [
  'game.show',
  'game.launch',
  'play.create',
  'play.list',
  'table.show',
  'table.chains',
  'table.salt',
  'round.list',
  'event.list',
  'round.show',
  'round.proof',
  'bet.place',
  'favourite.add',
  'favourite.remove',
  'admin.gateway.update',
  'admin.provider.suspensions',
  'admin.provider.suspend',
  'admin.channel.show',
  'admin.channel.update',
  'admin.change.decide',
  'admin.change.withdraw',
];

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
