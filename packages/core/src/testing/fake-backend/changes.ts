import { AppError } from '../../contract/error-codes.ts';
import type { SettingValue } from '../../contract/platform-settings.ts';
import type {
  ChangeAsk,
  ChangeDecision,
  ChangeFact,
  ChangeParams,
  ChangeRequest,
  ChangeRequestKind,
} from '../../contract/schemas/change-request.ts';
import { changeFault, mayAskFor, requesterFault } from '../../rules/change-requests.ts';
import { assertMayGetRole, assertMayMoveBelow, assertMovable } from '../../rules/move-user.ts';
import { createChannel, updateChannel, updateGateway } from './channels.ts';
import {
  liftSuspension,
  providerFacts,
  providerIn,
  suspendedIn,
  updateProvider,
} from './game-providers.ts';
import {
  floatAfter,
  holderOf,
  moveFloat,
  reversibleEntry,
  reverseTransfer,
  voidBet,
  voidableBet,
} from './money-changes.ts';
import { announceChange, recordActivity, notify } from './news.ts';
import { setSetting, settableOf } from './settings.ts';
import { isBelow } from './visibility.ts';
import { isOpen } from './transactions.ts';
import { assertVerified, changeStatus, createUser, manages, save } from './users.ts';
import { change, requireFound, type FakeChange, type FakeUser, type World } from './world.ts';

/** Subject of a change, as it is requested. */
interface Subject {
  readonly id: string | null;
  readonly name: string;
  readonly person: FakeUser | null;
  readonly facts: readonly ChangeFact[];
}

interface Kind<Params> {
  /** Rejects at once a change that could not be executed. */
  findSubject(world: World, params: Params): Subject;
  execute(world: World, requester: FakeUser, params: Params, reason: string): void;
}

/** Rejects a change that requires a second person. Throws `approval_required`. */
export function assertMayActAlone(world: World): void {
  if (world.fourEyes) throw new AppError('approval_required');
}

const ofPerson = (person: FakeUser, facts: readonly ChangeFact[]): Subject => ({
  id: person.id,
  name: person.username,
  person,
  facts,
});

function personIn(world: World, params: { userId: string; version: number }): FakeUser {
  const user = requireFound(world.users.get(params.userId));
  if (user.version !== params.version) throw new AppError('conflict');
  return user;
}

const directBelow = (world: World, user: FakeUser): FakeUser[] =>
  [...world.users.values()].filter(({ parentId }) => parentId === user.id);

/** Open requests, stakes and earnings, and games whose rounds the user runs. */
function hasOpenWork(world: World, { id, wallet }: FakeUser): boolean {
  const isOwn = ({ walletId }: { readonly walletId: string }): boolean => walletId === wallet.id;
  return (
    world.transactions.some(
      (row) =>
        isOpen(row) &&
        (row.owner.id === id || [row.from?.walletId, row.to?.walletId].includes(wallet.id)),
    ) ||
    world.bets.some((bet) => isOwn(bet) && bet.status === 'placed') ||
    world.plays.some((play) => isOwn(play) && play.status === 'open') ||
    world.earnings.some(
      ({ claimee, status }) => claimee.id === id && ['accrued', 'claimable'].includes(status),
    ) ||
    [...world.gameControls.values()].some(({ makerId }) => makerId === id)
  );
}

function freeFor(world: World, params: ChangeParams<'user.role'>): FakeUser {
  const user = personIn(world, params);
  const { balance, held } = requireFound(world.wallets.get(user.wallet.id));
  assertMayGetRole(user, params.role, {
    hasDownline: directBelow(world, user).length > 0,
    hasOpenWork: hasOpenWork(world, user),
    hasMoney: Number(balance) !== 0 || Number(held) !== 0,
    hasAgent: user.parentId !== null,
  });
  return user;
}

function movable(world: World, params: ChangeParams<'user.agent'>): FakeUser {
  const user = personIn(world, params);
  assertMovable(user, params.parentId);
  const parent = params.parentId === null ? null : requireFound(world.users.get(params.parentId));
  if (parent)
    assertMayMoveBelow(user, parent, parent.id === user.id || isBelow(world, user, parent));
  return user;
}

const nameOf = (world: World, userId: string | null): string | null =>
  userId === null ? null : requireFound(world.users.get(userId)).username;

/** Kind of change that mints or burns float. */
const floatKind = (sign: bigint): Kind<ChangeParams<'float.mint'>> => ({
  findSubject: (world, params) =>
    ofPerson(holderOf(world, params.walletId), [
      { name: 'balance', ...floatAfter(world, params, sign) },
    ]),
  execute: (world, _asker, params) => moveFloat(world, params, sign),
});

/** A value as a line of the change. */
const settingText = (value: SettingValue): string | null =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : value === null ? null : String(value);

/** A change that only removes the previous value. */
const gone = (name: ChangeFact['name'], before: string): ChangeFact => ({
  name,
  before,
  after: null,
});

/** Kinds of changes that may require two people, as on the server. */
const kinds: { readonly [Name in ChangeRequestKind]: Kind<ChangeParams<Name>> } = {
  'user.role': {
    findSubject: (world, params) => {
      const user = freeFor(world, params);
      return ofPerson(user, [{ name: 'role', before: user.role, after: params.role }]);
    },
    execute: (world, _asker, params) => {
      const user = freeFor(world, params);
      save(world, user, { role: params.role, commissionBp: null });
      recordActivity(world, user.id, 'role-change');
      for (const [token, session] of world.sessions)
        if (session.userId === user.id) world.sessions.delete(token);
    },
  },
  'user.agent': {
    findSubject: (world, params) => {
      const user = movable(world, params);
      const [before, after] = [nameOf(world, user.parentId), nameOf(world, params.parentId)];
      return ofPerson(user, [{ name: 'agent', before, after }]);
    },
    execute: (world, _asker, params) => {
      const user = movable(world, params);
      save(world, user, { parentId: params.parentId });
      recordActivity(world, user.id, 'agent-change');
    },
  },
  'user.create': {
    findSubject: (_world, { username, role }) => ({
      id: null,
      name: username,
      person: null,
      facts: [
        { name: 'username', before: null, after: username },
        { name: 'role', before: null, after: role },
      ],
    }),
    execute: (world, requester, params) => void createUser(world, requester, params),
  },
  'user.unblock': {
    findSubject: (world, params) => {
      const user = personIn(world, params);
      if (user.status !== 'blocked') throw new AppError('status_not_allowed');
      assertVerified(user, params.verified, 'params.verified');
      return ofPerson(user, [{ name: 'status', before: user.status, after: 'activated' }]);
    },
    execute: (world, requester, { userId, ...rest }, reason) => {
      const body = { status: 'activated', reason, ...rest } as const;
      changeStatus(world, requester, personIn(world, { userId, version: rest.version }), body);
    },
  },
  'channel.create': {
    findSubject: (_world, { name }) => ({
      id: null,
      name,
      person: null,
      facts: [{ name: 'name', before: null, after: name }],
    }),
    execute: (world, requester, params) => void createChannel(world, requester, params),
  },
  'channel.update': {
    findSubject: (world, { channelId, change: { name, enabled } }) => {
      const before = requireFound(world.channels.get(channelId));
      const yesOrNo = (on: boolean): string => (on ? 'yes' : 'no');
      const facts: ChangeFact[] = [
        ...(name === undefined || name === before.name
          ? []
          : [{ name: 'name', before: before.name, after: name } as const]),
        ...(enabled === undefined || enabled === before.enabled
          ? []
          : [
              {
                name: 'enabled',
                before: yesOrNo(before.enabled),
                after: yesOrNo(enabled),
              } as const,
            ]),
      ];
      return { id: channelId, name: before.name, person: null, facts };
    },
    execute: (world, requester, params) =>
      void updateChannel(world, requester, params.channelId, params.change),
  },
  'gateway.update': {
    findSubject: (world, { gatewayId }) => {
      const { name } = requireFound(world.gateways.get(gatewayId));
      return { id: gatewayId, name, person: null, facts: [] };
    },
    execute: (world, requester, params) =>
      void updateGateway(world, requester, params.gatewayId, params.change),
  },
  'provider.update': {
    findSubject: (world, params) => {
      const provider = providerIn(world, params);
      const { id, name } = provider;
      return { id, name, person: null, facts: providerFacts(provider, params) };
    },
    execute: (world, _asker, params) => updateProvider(world, params),
  },
  'provider.lift': {
    findSubject: (world, params) => {
      const { id, name, suspension } = suspendedIn(world, params);
      const { cause, trigger } = suspension;
      const facts = [gone('cause', cause), ...(trigger ? [gone('amount', trigger.amount)] : [])];
      return { id, name, person: null, facts };
    },
    execute: (world, requester, params, reason) => liftSuspension(world, requester, params, reason),
  },
  'bet.void': {
    findSubject: (world, params) => {
      const { id, game, roundNumber, selection, amount } = voidableBet(world, params);
      return {
        ...ofPerson(holderOf(world, params.walletId), [
          gone('game', game.title),
          gone('fight', String(roundNumber)),
          gone('selection', String(selection)),
          gone('stake', amount),
        ]),
        id,
      };
    },
    execute: (world, _asker, params) => voidBet(world, params),
  },
  'transfer.reverse': {
    findSubject: (world, params) => {
      const { id, kind, amount } = reversibleEntry(world, params);
      const facts = [gone('movement', kind), gone('amount', amount)];
      return { ...ofPerson(holderOf(world, params.walletId), facts), id };
    },
    execute: (world, _asker, params) => reverseTransfer(world, params),
  },
  'float.mint': floatKind(1n),
  'float.burn': floatKind(-1n),
  'setting.update': {
    findSubject: (world, params) => {
      const { name, value } = settableOf(world, params);
      const facts = [
        { name: 'value' as const, before: settingText(value), after: settingText(params.value) },
      ];
      return { id: `setting-${name}`, name, person: null, facts } as const;
    },
    execute: (world, requester, params, reason) => setSetting(world, requester, params, reason),
  },
};

const kindOf = (name: ChangeRequestKind): Kind<unknown> => kinds[name] as Kind<unknown>;

const waitsMs = 7 * 24 * 60 * 60 * 1_000;

const statusOf = (world: World, { status, expiresAt }: FakeChange): ChangeRequest['status'] =>
  status === 'waiting' && Date.parse(expiresAt) <= world.clock.now() ? 'expired' : status;

/** Returns why a user may not decide; `undefined` if the user may. */
const faultOf = (world: World, me: FakeUser, { kind, askedBy, personId }: FakeChange) =>
  changeFault(
    {
      kind,
      askedById: askedBy.id,
      person: personId === null ? null : (world.users.get(personId) ?? null),
    },
    me,
  );

/** A request with the actions that the user may take. */
export function changeOf(world: World, me: FakeUser, request: FakeChange): ChangeRequest {
  const { ask: _, personId: __, ...shown } = request;
  const status = statusOf(world, request);
  const decides = faultOf(world, me, request) === undefined ? (['approve', 'reject'] as const) : [];
  const open = request.askedBy.id === me.id ? (['withdraw'] as const) : decides;
  return { ...shown, status, actions: status === 'waiting' ? [...open] : [] };
}

function announced(world: World, request: FakeChange): FakeChange {
  announceChange(world, 'change', request.id);
  return request;
}

/** Requests a change; executed at once if one person is enough. */
export function requestChange(world: World, me: FakeUser, change: ChangeAsk): FakeChange {
  const kind = kindOf(change.kind);
  if (me.status !== 'activated' || !mayAskFor(change.kind, me)) throw new AppError('forbidden');
  const { id, name, person, facts } = kind.findSubject(world, change.params);
  if (person && !manages(world, me, person)) throw new AppError('forbidden');
  const isSame = (each: FakeChange): boolean =>
    each.kind === change.kind && each.subject.id === id && statusOf(world, each) === 'waiting';
  if (id !== null && world.changes.some(isSame)) throw new AppError('change_pending');
  // Read before the execution: the change may concern the second person.
  const waits = world.fourEyes;
  if (!waits) kind.execute(world, me, change.params, change.reason);
  const at = world.timeNow();
  const request: FakeChange = {
    id: world.nextId('change'),
    kind: change.kind,
    status: waits ? 'waiting' : 'approved',
    subject: { id, name },
    facts: [...facts],
    reason: change.reason,
    askedBy: { id: me.id, username: me.username },
    askedAt: at,
    expiresAt: new Date(world.clock.now() + waitsMs).toISOString(),
    decidedBy: null,
    decidedAt: waits ? null : at,
    note: null,
    ask: change,
    personId: person?.id ?? null,
  };
  world.changes.unshift(request);
  recordActivity(world, me.id, 'change-ask', { kind: 'change', id: request.id });
  return announced(world, request);
}

function requestIn(world: World, id: string): FakeChange {
  return requireFound(world.changes.find((each) => each.id === id));
}

function assertWaits(world: World, request: FakeChange): void {
  if (statusOf(world, request) !== 'waiting') throw new AppError('conflict');
}

/** Decides a change as the second person. */
export function decideChange(
  world: World,
  me: FakeUser,
  id: string,
  decision: ChangeDecision,
): FakeChange {
  const request = requestIn(world, id);
  const fault = faultOf(world, me, request);
  if (fault) throw new AppError(fault);
  assertWaits(world, request);
  if (decision.approve) {
    const requester = requireFound(world.users.get(request.askedBy.id));
    const obstacle = requesterFault(request.kind, requester);
    if (obstacle) throw new AppError(obstacle);
    kindOf(request.kind).execute(world, requester, request.ask.params, request.reason);
  }
  const ended = change(world.changes, request, {
    status: decision.approve ? 'approved' : 'rejected',
    decidedBy: { id: me.id, username: me.username },
    decidedAt: world.timeNow(),
    note: decision.approve ? null : decision.reason,
  });
  recordActivity(world, me.id, decision.approve ? 'change-approve' : 'change-reject', {
    kind: 'change',
    id: request.id,
  });
  notify(
    world,
    request.askedBy.id,
    decision.approve ? 'change-approved' : 'change-rejected',
    {
      change: { key: `changeKind.${request.kind}` },
      username: request.subject.name,
      reason: decision.approve ? '' : decision.reason,
    },
    { kind: 'change', id: request.id },
  );
  return announced(world, ended);
}

/** Withdraws the caller's own request. */
export function withdrawChange(world: World, me: FakeUser, id: string): FakeChange {
  const request = requestIn(world, id);
  if (request.askedBy.id !== me.id) throw new AppError('forbidden');
  assertWaits(world, request);
  const ended = change(world.changes, request, {
    status: 'withdrawn',
    decidedAt: world.timeNow(),
  });
  recordActivity(world, me.id, 'change-withdraw', { kind: 'change', id: request.id });
  return announced(world, ended);
}
