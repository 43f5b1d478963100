import type { CallInput } from '@lobi/core/conformance';
import type { ApiName, ErrorCode } from '@lobi/core/contract';
import type { Owner } from './access-people.ts';
import {
  mayCashIn,
  mayCashOut,
  mayEdit,
  mayExclude,
  mayFreeze,
  mayHelp,
  mayLinkPassword,
  mayNote,
  mayOwn,
  mayRequest,
  mayReview,
  mayRun,
  maySee,
  maySeeWallet,
  mayTrace,
  type Rule,
} from './access-rules.ts';
import { proof, type Things } from './owned-things.ts';

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
