import { AppError } from '../../contract/error-codes.ts';
import { sumMoney } from '../../contract/money.ts';
import { isStaff } from '../../contract/roles.ts';
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
import { maskEmail, maskPhone } from '../../rules/mask.ts';
import { mayManage } from '../../rules/may-manage.ts';
import { mayRefer } from '../../rules/may-refer.ts';
import { mustVerify } from '../../rules/must-verify.ts';
import {
  assertActiveAgent,
  assertMayCreateUser,
  assertRateFits,
  assertStatusEnd,
  parentIdOfNew,
} from '../../rules/new-user.ts';
import { allowedStatuses } from '../../rules/status-changes.ts';
import { actionsOn } from '../../rules/user-actions.ts';
import { editableFields } from '../../rules/user-edits.ts';
import { withoutUndefined } from './without-undefined.ts';
import { dayOf, startOf } from './calendar.ts';
import { shownHold } from './holds.ts';
import { minorOf, wireOf } from './money.ts';
import { agentsAbove, announceChange, announceUser, recordActivity, notify } from './news.ts';
import { isBelow, maySee, visibleUser } from './visibility.ts';
import { payWelcomeCredit } from './welcome-credit.ts';
import {
  addUser,
  currentUser,
  freezeFor,
  hasSecondFactor,
  parentOf,
  type FakeUser,
  type World,
} from './world.ts';

/** Returns whether the caller manages the user. Users do not manage themselves. */
export const manages = (world: World, caller: FakeUser, user: FakeUser): boolean =>
  maySee(world, caller, user) && mayManage(caller, user);

const toDate = (time: string | null): Date | null => (time === null ? null : new Date(time));

/** A visible user in the form of the rules about user actions. */
const targetOf = (world: World, user: FakeUser) => ({
  ...user,
  frozenAt: toDate(user.freeze?.since ?? null),
  heldAt: toDate(user.hold?.since ?? null),
  statusUntil: toDate(user.statusUntil),
  hasSecondFactor: hasSecondFactor(world, user.id),
  hasWithdrawalPin: world.withdrawalPins.has(user.id),
});

/** Returns the actions that the caller may take on a visible user. */
function rightsOf(
  world: World,
  caller: FakeUser,
  user: FakeUser,
): Pick<UserDetail, 'actions' | 'editable' | 'allowedStatuses'> {
  const target = targetOf(world, user);
  return {
    actions: actionsOn(caller, target),
    editable: editableFields(caller, target),
    allowedStatuses: allowedStatuses(caller, target, new Date(world.clock.now())),
  };
}

/** Returns the sum of an agent's earnings that were not reversed. */
const earnedBy = (world: World, agentId: string): string =>
  wireOf(
    sumMoney(
      world.earnings
        .filter(({ claimee, status }) => claimee.id === agentId && status !== 'reversed')
        .map(({ amount }) => minorOf(amount)),
    ),
  );

/** A user as lists show it. */
export function toRow(world: World, caller: FakeUser, user: FakeUser): UserRow {
  const parent = parentOf(world, user);
  return {
    ...currentUser(world, user),
    parent: parent ? { id: parent.id, username: parent.username } : null,
    level: user.role === 'agent' ? agentsAbove(world, user).length + 1 : null,
    earnings: user.role === 'agent' ? earnedBy(world, user.id) : null,
    hold: shownHold(caller, user),
  };
}

/** Verifies the caller's own password again. Throws `password_wrong`. */
export function checkPassword(user: FakeUser, password: string): void {
  if (user.password !== password) throw new AppError('password_wrong');
}

/** Freezes or unfreezes a wallet. Throws `forbidden`, `conflict`. */
export function freezeWallet(
  world: World,
  caller: FakeUser,
  user: FakeUser,
  { frozen, reason, publicReason = 'general', remark }: WalletFreeze,
): FakeUser {
  const { actions: mayDo } = rightsOf(world, caller, user);
  if (!mayDo.includes('freeze') && !mayDo.includes('unfreeze')) throw new AppError('forbidden');
  if (frozen === (user.freeze !== null)) throw new AppError('conflict');
  const message = { reason: publicReason, remark: remark || null };
  const changed = save(world, user, {
    freeze: frozen ? { reason, message, since: world.timeNow() } : null,
  });
  recordActivity(world, caller.id, frozen ? 'wallet-freeze' : 'wallet-unfreeze', {
    kind: 'user',
    id: user.id,
  });
  notify(
    world,
    user.id,
    frozen ? 'wallet-frozen' : 'wallet-unfrozen',
    { reason: { message } },
    null,
  );
  return changed;
}

/** Life of a link for a new password. */
const linkLifeMs = 60 * 60_000;

/** Creates a password link and invalidates the previous one. Throws `forbidden`. */
export function makePasswordLink(world: World, caller: FakeUser, user: FakeUser): PasswordLink {
  if (!manages(world, caller, user)) throw new AppError('forbidden');
  const link = {
    token: world.nextId('link'),
    expiresAt: new Date(world.clock.now() + linkLifeMs).toISOString(),
  };
  world.passwordLinks.set(user.id, link);
  recordActivity(world, caller.id, 'password-link', { kind: 'user', id: user.id });
  recordActivity(world, user.id, 'password-link');
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
  recordActivity(world, user.id, 'password-reset');
}

/** A user in full, as far as the caller may see it. */
export function toUserDetail(world: World, caller: FakeUser, user: FakeUser): UserDetail {
  const isOpen = caller.id === user.id || isStaff(caller);
  const contact = (text: string | null, mask: (text: string) => string): string | null =>
    isOpen ? text : text && mask(text);
  const users = [...world.users.values()];
  const referrer = users.find(({ id }) => id === user.referrerId);
  const knowsReferrer =
    referrer && (isOpen || referrer.id === caller.id || isBelow(world, caller, referrer));
  const seesCode = isOpen && mayRefer(user);
  return {
    ...toRow(world, caller, user),
    name: user.name,
    phone: contact(user.phone, maskPhone),
    email: contact(user.email, maskEmail),
    birthDate: isOpen ? user.birthDate : null,
    referralCode: seesCode ? user.referralCode : null,
    referred: seesCode ? users.filter(({ referrerId }) => referrerId === user.id).length : null,
    referrer: knowsReferrer ? { id: referrer.id, username: referrer.username } : null,
    commissionBp: user.commissionBp,
    verification: user.verification && {
      ...user.verification,
      by: isStaff(caller) ? user.verification.by : null,
    },
    statusCause: user.statusCause,
    statusReason: isStaff(caller) ? user.statusReason : null,
    statusMessage: user.statusMessage,
    statusUntil: user.statusUntil,
    restrictedUntil: user.restrictedUntil,
    breakEndableAt: user.breakEndableAt,
    lastLoginAt: user.lastLoginAt,
    freeze: isOpen ? freezeFor(user, isStaff(caller)) : null,
    version: user.version,
    ...rightsOf(world, caller, user),
  };
}

/** Rejects a username that is taken. */
export function checkUsername(world: World, username: string): void {
  if ([...world.users.values()].some((user) => user.username === username))
    throw new AppError('username_taken');
}

/** The highest rate of an agent directly below; 0 without one. */
const highestRateBelow = ({ users }: World, { id }: FakeUser): number =>
  Math.max(
    0,
    ...[...users.values()]
      .filter(({ parentId, role }) => parentId === id && role === 'agent')
      .map(({ commissionBp }) => commissionBp ?? 0),
  );

/** Creates a user below the caller, or below the agent that staff names. */
export function createUser(world: World, caller: FakeUser, body: UserCreate): FakeUser {
  assertMayCreateUser(caller, body);
  checkUsername(world, body.username);
  const parentId = parentIdOfNew(caller, body.parentId);
  const parent = parentId === null ? null : visibleUser(world, caller, parentId);
  if (parent) assertActiveAgent(parent);
  assertRateFits(body.commissionBp, { parent, highestBelow: 0 });
  const { username, password, role, commissionBp = null } = body;
  const user = addUser(world, {
    ...{ username, password, role, parentId, commissionBp },
    status: 'pending',
    // The user agrees at the first sign-in.
    agreedNotice: null,
  });
  payWelcomeCredit(world, user);
  recordActivity(world, caller.id, 'user-create', { kind: 'user', id: user.id });
  announceChange(world, 'user', user.id, user);
  return user;
}

/** Stores a changed user, and notifies those affected. */
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
  const editable: readonly string[] = rightsOf(world, caller, user).editable;
  const isHis = Object.keys(facts).every((field) => editable.includes(field));
  if (editable.length === 0 || !isHis) throw new AppError('forbidden');
  if (version !== user.version) throw new AppError('conflict');
  assertRateFits(facts.commissionBp, {
    parent: parentOf(world, user) ?? null,
    highestBelow: highestRateBelow(world, user),
  });
  recordActivity(world, caller.id, 'profile-change', { kind: 'user', id: user.id });
  return save(world, user, withoutUndefined(facts));
}

/** Throws `validation` if a required check of identity and age is missing. */
export function assertVerified(
  user: FakeUser,
  verified: true | undefined,
  field = 'verified',
): void {
  if (mustVerify(user) && verified !== true)
    throw new AppError('validation', field, { errors: { [field]: ['validation.required'] } });
}

/**
 * Changes a status and signs out a blocked user. Throws `status_not_allowed`, `conflict`, `validation`.
 */
export function changeStatus(
  world: World,
  caller: FakeUser,
  user: FakeUser,
  body: UserStatusChange,
): FakeUser {
  const { status, reason, publicReason = 'general', remark, version, until, verified } = body;
  if (!rightsOf(world, caller, user).allowedStatuses.includes(status))
    throw new AppError('status_not_allowed');
  if (version !== user.version) throw new AppError('conflict');
  if (until !== undefined) assertStatusEnd(status, until, dayOf(world.clock.now()));
  const isChecked = status === 'activated' && mustVerify(user);
  if (isChecked) assertVerified(user, verified);
  if (status === 'activated' && user.hold !== null && body.compared !== true)
    throw new AppError('validation', 'compared', { errors: { compared: ['validation.required'] } });
  const changed = save(world, user, {
    ...(isChecked && { verification: { at: world.timeNow(), by: caller.username } }),
    ...((status === 'activated' || status === 'blocked') && { hold: null }),
    restrictedUntil: until === undefined ? null : new Date(startOf(until)).toISOString(),
    status,
    statusCause: 'staff',
    statusReason: reason,
    statusMessage: { reason: publicReason, remark: remark || null },
    statusUntil: status === 'activated' ? null : user.statusUntil,
    breakEndableAt: status === 'activated' ? null : user.breakEndableAt,
  });
  recordActivity(world, caller.id, 'status-change', { kind: 'user', id: user.id });
  const shownReason = { key: `publicReason.${publicReason}` } as const;
  const params = { status: { key: `userStatus.${status}` }, reason: shownReason } as const;
  notify(world, user.id, 'status-changed', params, { kind: 'user', id: user.id });
  // A blocked user's sessions end and report the reason; activating the account does not restore them.
  if (user.status === 'blocked')
    for (const [token, session] of world.sessions)
      if (session.userId === user.id) world.sessions.delete(token);
  return changed;
}
