import type { ApiAnswer } from '../../../contract/api/index.ts';
import { AppError } from '../../../contract/error-codes.ts';
import { mayRefer, parentIdOfReferred } from '../../../rules/may-refer.ts';
import type { Agreement } from '../../../contract/schemas/user.ts';
import { holdFor } from '../holds.ts';
import { announceChange, recordActivity } from '../news.ts';
import { place } from '../place.ts';
import { consumeCode } from '../second-factors.ts';
import { isSwitchedOn } from '../settings.ts';
import { checkPassword, checkUsername, resetByLink } from '../users.ts';
import { payWelcomeCredit } from '../welcome-credit.ts';
import {
  addUser,
  currentUser,
  requireFound,
  hasSecondFactor,
  type FakeUser,
  type World,
} from '../world.ts';
import type { HandlersOf } from './call.ts';

/** Starts a session; returns its token. */
export function startSession(world: World, userId: string): string {
  const token = world.nextId('token');
  const { ip, browser, device } = place;
  const at = world.timeNow();
  const id = world.nextId('session');
  world.sessions.set(token, { id, userId, ip, browser, device, createdAt: at, lastSeenAt: at });
  return token;
}

/** Records a user's agreement. */
function recordAgreement(world: World, user: FakeUser, agreement: Agreement | undefined): FakeUser {
  if (!agreement) return user;
  const agreed = { ...user, agreedNotice: agreement.noticeVersion };
  world.users.set(user.id, agreed);
  return agreed;
}

function signIn(world: World, user: FakeUser): ApiAnswer<'auth.login'> {
  if (isSwitchedOn(world, 'oneSession')) {
    for (const [key, { userId }] of world.sessions) {
      if (userId === user.id) world.sessions.delete(key);
    }
  }
  const token = startSession(world, user.id);
  const data = currentUser(world, user);
  world.users.set(user.id, { ...user, lastLoginAt: world.timeNow() });
  recordActivity(world, user.id, 'login');
  return { data, token };
}

/** Handlers of registration, sign-in, sign-out, agreements and passwords. */
export const authHandlers: HandlersOf<'auth'> = {
  'auth.check': ({ world, caller }) => currentUser(world, caller()),
  'auth.login': ({ world, input: { body } }) => {
    const user = [...world.users.values()].find(({ username }) => username === body.username);
    if (!user || user.password !== body.password) {
      recordActivity(world, user?.id ?? null, 'login-failed');
      throw new AppError('credentials');
    }
    if (user.status === 'blocked') throw new AppError('account_blocked');
    if (hasSecondFactor(world, user.id)) {
      if (body.code === undefined) throw new AppError('code_required');
      consumeCode(world, user.id, body.code);
    }
    return signIn(world, recordAgreement(world, user, body.agreement));
  },
  'auth.logout': ({ world, token, caller }) => {
    recordActivity(world, caller().id, 'logout');
    if (token !== null) world.sessions.delete(token);
    return undefined;
  },
  'auth.agreement': ({ world, caller, input: { body } }) => {
    recordAgreement(world, caller(), body);
    recordActivity(world, caller().id, 'agreement');
    return undefined;
  },
  'auth.register': ({ world, input: { body } }) => {
    const { username, password, referral } = body;
    checkUsername(world, username);
    const referrer = [...world.users.values()].find(
      (user) => mayRefer(user) && user.referralCode === referral,
    );
    if (referral && !referrer) throw new AppError('referral_unknown');
    const position = referrer && {
      referrerId: referrer.id,
      parentId: parentIdOfReferred(referrer),
    };
    const { name = null, phone = null, email = null, birthDate = null } = body;
    const person = { name, phone, email, birthDate };
    const hold = holdFor(world, { id: '', ...person });
    const user = addUser(world, {
      ...{ username, password, role: 'player', ...position, ...person, hold },
      agreedNotice: body.agreement?.noticeVersion ?? null,
      ...(hold && { status: 'pending' }),
    });
    payWelcomeCredit(world, user);
    announceChange(world, 'user', user.id, user);
    recordActivity(world, user.id, 'register');
    return signIn(world, user);
  },
  'auth.password': ({ world, token, caller, input: { body } }) => {
    const user = caller();
    checkPassword(user, body.currentPassword);
    world.users.set(user.id, {
      ...requireFound(world.users.get(user.id)),
      password: body.password,
    });
    for (const [key, session] of world.sessions)
      if (session.userId === user.id && key !== token) world.sessions.delete(key);
    world.passwordLinks.delete(user.id);
    recordActivity(world, user.id, 'password-change');
    return undefined;
  },
  'auth.password-reset': ({ world, input: { body } }) => {
    resetByLink(world, body);
    return undefined;
  },
};
