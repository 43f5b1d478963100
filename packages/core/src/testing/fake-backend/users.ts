import { AppError } from '../../contract/error-codes.ts';
import { mayRefer } from '../../contract/may-refer.ts';
import { mustVerify } from '../../contract/must-verify.ts';
import { sumMoney } from '../../contract/money.ts';
import { rolesMadeBy, type Role } from '../../contract/roles.ts';
import type {
  PasswordLink,
  PasswordReset,
  UserCreate,
  UserDetail,
  UserRow,
  UserStatusChange,
  UserUpdate,
  WalletFreeze,
} from '../../contract/schemas/user.ts';
import { userStatuses, type UserStatus } from '../../contract/statuses.ts';
import { given } from './given.ts';
import { minorOf, wireOf } from './money.ts';
import { agentsAbove, announceChange, announceUser, noteActivity, notify } from './news.ts';
import { isBelow, seesAll } from './sight.ts';
import { isPaidOutByStaff, mayTakeOut } from './standing.ts';
import {
  addUser,
  currentUser,
  found,
  hasSecondFactor,
  type FakeUser,
  type World,
} from './world.ts';

/** Staff manages only who is below its own rank. */
const ranks: Readonly<Record<Role, number>> = {
  player: 0,
  agent: 0,
  declare: 0,
  admin: 1,
  superadmin: 2,
};

type Change = `${UserStatus}→${UserStatus}`;

/** Which roles may make which change of status. */
const statusChanges: { readonly [Key in Change]?: readonly Role[] } = {
  'pending→activated': ['agent', 'admin', 'superadmin'],
  'pending→blocked': ['admin', 'superadmin'],
  'activated→restricted': ['agent', 'admin', 'superadmin'],
  'activated→blocked': ['admin', 'superadmin'],
  'restricted→activated': ['admin', 'superadmin'],
  'restricted→blocked': ['admin', 'superadmin'],
  'blocked→activated': ['superadmin'],
};

const outranks = (caller: FakeUser, user: FakeUser): boolean =>
  seesAll(caller) && ranks[caller.role] > ranks[user.role];

/** Is the user the caller's to manage? Nobody manages himself. */
export const manages = (world: World, caller: FakeUser, user: FakeUser): boolean =>
  caller.id !== user.id && (outranks(caller, user) || isBelow(world, caller, user));

function allowedStatuses(world: World, caller: FakeUser, user: FakeUser): UserStatus[] {
  if (!manages(world, caller, user)) return [];
  const isBound = user.statusUntil !== null && Date.parse(user.statusUntil) > world.clock.now();
  return userStatuses.filter((status) => {
    const allowed = statusChanges[`${user.status}→${status}`]?.includes(caller.role) ?? false;
    return allowed && !(isBound && status === 'activated');
  });
}

const parentOf = (world: World, { parentId }: FakeUser): FakeUser | undefined =>
  parentId === null ? undefined : world.users.get(parentId);

/** What an agent has earned and kept. */
const earnedBy = (world: World, agentId: string): string =>
  wireOf(
    sumMoney(
      world.earnings
        .filter(({ claimee, status }) => claimee.id === agentId && status !== 'reversed')
        .map(({ amount }) => minorOf(amount)),
    ),
  );

/** A user as lists show it. */
export function toRow(world: World, user: FakeUser): UserRow {
  const parent = parentOf(world, user);
  return {
    ...currentUser(world, user),
    parent: parent ? { id: parent.id, username: parent.username } : null,
    level: user.role === 'agent' ? agentsAbove(world, user).length + 1 : null,
    earnings: user.role === 'agent' ? earnedBy(world, user.id) : null,
  };
}

const masked = (text: string | null): string | null => text && `•••• ${text.slice(-4)}`;

function actionsOf(world: World, caller: FakeUser, user: FakeUser): UserDetail['actions'] {
  const isOwn = caller.id === user.id;
  const managed = manages(world, caller, user);
  const hasWallet = ['player', 'agent'].includes(user.role);
  const looksInside = isOwn || seesAll(caller);
  const checks = [
    ['edit', isOwn || managed],
    ['cash-in', managed && hasWallet && user.status === 'activated'],
    ['cash-out', managed && hasWallet && mayTakeOut(user)],
    ['pay-out', managed && seesAll(caller) && hasWallet && isPaidOutByStaff(user)],
    ['freeze', managed && seesAll(caller) && hasWallet && user.freeze === null],
    ['unfreeze', managed && seesAll(caller) && hasWallet && user.freeze !== null],
    ['password-link', managed],
    ['end-second-factor', managed && seesAll(caller) && hasSecondFactor(world, user.id)],
    ['reset-withdrawal-pin', managed && seesAll(caller) && world.withdrawalPins.has(user.id)],
    ['change-role', managed && caller.role === 'superadmin'],
    ['float', managed && caller.role === 'superadmin' && ['admin', 'agent'].includes(user.role)],
    ['move', managed && seesAll(caller) && hasWallet],
    ['see-activity', looksInside],
    ['see-sessions', looksInside],
    ['see-notes', !isOwn && seesAll(caller)],
  ] as const;
  return checks.flatMap(([action, applies]) => (applies ? [action] : []));
}

/** Asks for the own password again. Throws `password_wrong`. */
export function checkPassword(user: FakeUser, password: string): void {
  if (user.password !== password) throw new AppError('password_wrong');
}

/** Freezes a wallet, or frees it again. Throws `forbidden`, `conflict`. */
export function freezeWallet(
  world: World,
  caller: FakeUser,
  user: FakeUser,
  { frozen, reason }: WalletFreeze,
): FakeUser {
  const mayDo = actionsOf(world, caller, user);
  if (!mayDo.includes('freeze') && !mayDo.includes('unfreeze')) throw new AppError('forbidden');
  if (frozen === (user.freeze !== null)) throw new AppError('conflict');
  const changed = save(world, user, {
    freeze: frozen ? { reason, since: world.timeNow() } : null,
  });
  noteActivity(world, caller.id, frozen ? 'wallet-freeze' : 'wallet-unfreeze', {
    kind: 'user',
    id: user.id,
  });
  notify(world, user.id, frozen ? 'wallet-frozen' : 'wallet-unfrozen', { reason }, null);
  return changed;
}

/** Life of a link for a new password. */
const linkLifeMs = 60 * 60_000;

/** Makes a link for a new password; the one before ends. Throws `forbidden`. */
export function makePasswordLink(world: World, caller: FakeUser, user: FakeUser): PasswordLink {
  if (!manages(world, caller, user)) throw new AppError('forbidden');
  const link = {
    token: world.nextId('link'),
    expiresAt: new Date(world.clock.now() + linkLifeMs).toISOString(),
  };
  world.passwordLinks.set(user.id, link);
  noteActivity(world, caller.id, 'password-link', { kind: 'user', id: user.id });
  noteActivity(world, user.id, 'password-link');
  notify(world, user.id, 'password-link', { username: caller.username }, null);
  return link;
}

/** Sets a new password by a link, and ends all sessions. Throws `link_invalid`. */
export function resetByLink(world: World, { token, password }: PasswordReset): void {
  const [userId, link] = [...world.passwordLinks].find(([, held]) => held.token === token) ?? [];
  const user = userId === undefined ? undefined : world.users.get(userId);
  if (!user || !link || Date.parse(link.expiresAt) <= world.clock.now())
    throw new AppError('link_invalid');
  world.passwordLinks.delete(user.id);
  world.users.set(user.id, { ...user, password });
  for (const [key, session] of world.sessions)
    if (session.userId === user.id) world.sessions.delete(key);
  noteActivity(world, user.id, 'password-reset');
}

/** What the caller may edit: contacts, and as somebody above the rate of an agent. */
function editableOf(world: World, caller: FakeUser, user: FakeUser): UserDetail['editable'] {
  const contact: UserDetail['editable'] = ['name', 'phone', 'email'];
  if (caller.id === user.id) return contact;
  if (!manages(world, caller, user)) return [];
  if (user.role !== 'agent') return contact;
  if (seesAll(caller)) return [...contact, 'commissionBp'];
  return user.parentId === caller.id ? ['commissionBp'] : [];
}

/** A user in full, as far as the caller may know it. */
export function toUserDetail(world: World, caller: FakeUser, user: FakeUser): UserDetail {
  const isOpen = caller.id === user.id || seesAll(caller);
  const contact = (text: string | null): string | null => (isOpen ? text : masked(text));
  const users = [...world.users.values()];
  const referrer = users.find(({ id }) => id === user.referrerId);
  const knowsReferrer =
    referrer && (isOpen || referrer.id === caller.id || isBelow(world, caller, referrer));
  const seesCode = isOpen && mayRefer(user);
  return {
    ...toRow(world, user),
    name: user.name,
    phone: contact(user.phone),
    email: contact(user.email),
    referralCode: seesCode ? user.referralCode : null,
    referred: seesCode ? users.filter(({ referrerId }) => referrerId === user.id).length : null,
    referrer: knowsReferrer ? { id: referrer.id, username: referrer.username } : null,
    commissionBp: user.commissionBp,
    verification: user.verification && {
      ...user.verification,
      by: seesAll(caller) ? user.verification.by : null,
    },
    statusCause: user.statusCause,
    statusReason: user.statusReason,
    statusUntil: user.statusUntil,
    restrictedUntil: user.restrictedUntil,
    breakEndableAt: user.breakEndableAt,
    lastLoginAt: user.lastLoginAt,
    freeze: isOpen ? user.freeze : null,
    version: user.version,
    actions: actionsOf(world, caller, user),
    editable: editableOf(world, caller, user),
    allowedStatuses: allowedStatuses(world, caller, user),
  };
}

/** Refuses a name that somebody has. */
export function checkUsername(world: World, username: string): void {
  if ([...world.users.values()].some((user) => user.username === username))
    throw new AppError('username_taken');
}

/** A rate is at most that of the agent above. */
function checkRate(parent: FakeUser | undefined, commissionBp: number | undefined): void {
  if (commissionBp === undefined || parent?.commissionBp == null) return;
  if (commissionBp > parent.commissionBp) throw new AppError('rate_above_own');
}

/** Makes a user below the caller, or below the agent that staff names. */
export function createUser(world: World, caller: FakeUser, body: UserCreate): FakeUser {
  if (!rolesMadeBy(caller.role).includes(body.role)) throw new AppError('forbidden');
  checkUsername(world, body.username);
  const parentId = body.parentId ?? (caller.role === 'agent' ? caller.id : null);
  const parent = parentId === null ? undefined : found(world.users.get(parentId));
  const isMine = !parent || parent.id === caller.id || manages(world, caller, parent);
  if (parent && (parent.role !== 'agent' || !isMine)) throw new AppError('not_found');
  checkRate(parent, body.commissionBp);
  const { username, password, role, commissionBp } = body;
  const rate = role === 'agent' ? { commissionBp: commissionBp ?? 0 } : {};
  const user = addUser(world, {
    ...{ username, password, role, parentId, ...rate },
    status: 'pending',
  });
  noteActivity(world, caller.id, 'user-create', { kind: 'user', id: user.id });
  announceChange(world, 'user', user.id, user);
  return user;
}

/** Keeps a user as changed, and tells who is to know. */
export function save(world: World, user: FakeUser, facts: Partial<FakeUser>): FakeUser {
  const saved = { ...user, ...facts, version: user.version + 1 };
  world.users.set(user.id, saved);
  announceUser(world, user.id);
  announceChange(world, 'user', user.id, saved);
  return saved;
}

/** Changes name and contacts. Throws `forbidden`, `conflict`, `rate_above_own`. */
export function updateUser(
  world: World,
  caller: FakeUser,
  user: FakeUser,
  { version, ...facts }: UserUpdate,
): FakeUser {
  const editable: readonly string[] = editableOf(world, caller, user);
  const isHis = Object.keys(facts).every((field) => editable.includes(field));
  if (editable.length === 0 || !isHis) throw new AppError('forbidden');
  if (version !== user.version) throw new AppError('conflict');
  checkRate(parentOf(world, user), facts.commissionBp);
  noteActivity(world, caller.id, 'profile-change', { kind: 'user', id: user.id });
  return save(world, user, given(facts));
}

/** Throws `validation` where identity and age must be checked and were not. */
export function assertVerified(
  user: FakeUser,
  verified: true | undefined,
  field = 'verified',
): void {
  if (mustVerify(user) && verified !== true)
    throw new AppError('validation', field, { errors: { [field]: ['validation.required'] } });
}

/**
 * Changes a status; who is blocked is signed out. Throws `status_not_allowed`, `conflict`,
 * `validation`.
 */
export function changeStatus(
  world: World,
  caller: FakeUser,
  user: FakeUser,
  { status, reason, version, until, verified }: UserStatusChange,
): FakeUser {
  if (!allowedStatuses(world, caller, user).includes(status))
    throw new AppError('status_not_allowed');
  if (version !== user.version) throw new AppError('conflict');
  const isChecked = status === 'activated' && mustVerify(user);
  if (isChecked) assertVerified(user, verified);
  const changed = save(world, user, {
    ...(isChecked && { verification: { at: world.timeNow(), by: caller.username } }),
    restrictedUntil: until === undefined ? null : `${until}T00:00:00.000Z`,
    status,
    statusCause: 'staff',
    statusReason: reason,
    statusUntil: status === 'activated' ? null : user.statusUntil,
    breakEndableAt: status === 'activated' ? null : user.breakEndableAt,
  });
  noteActivity(world, caller.id, 'status-change', { kind: 'user', id: user.id });
  const params = { status: { key: `userStatus.${status}` }, reason } as const;
  notify(world, user.id, 'status-changed', params, { kind: 'user', id: user.id });
  // A blocked user's sessions are over, and tell why; they do not come back with the account.
  if (user.status === 'blocked')
    for (const [token, session] of world.sessions)
      if (session.userId === user.id) world.sessions.delete(token);
  return changed;
}
