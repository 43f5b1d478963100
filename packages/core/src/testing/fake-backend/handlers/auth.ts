import type { ApiAnswer } from '../../../contract/api/index.ts';
import type { authApi } from '../../../contract/api/auth.ts';
import { channels, parseChannelName } from '../../../contract/channels.ts';
import { AppError } from '../../../contract/error-codes.ts';
import { settingsFixture } from '../../fixtures/settings.ts';
import { announceChange, noteActivity, place } from '../news.ts';
import { seesAll } from '../sight.ts';
import { checkUsername } from '../users.ts';
import { addUser, currentUser, found, type FakeUser, type World } from '../world.ts';
import type { Handlers } from './call.ts';

/** Starts a session; answers its token. */
export function startSession(world: World, userId: string): string {
  const token = world.nextId('token');
  const { ip, browser, device } = place;
  const at = world.timeNow();
  const id = world.nextId('session');
  world.sessions.set(token, { id, userId, ip, browser, device, createdAt: at, lastSeenAt: at });
  return token;
}

function signIn(world: World, user: FakeUser): ApiAnswer<'auth.login'> {
  const token = startSession(world, user.id);
  const data = currentUser(world, user);
  world.users.set(user.id, { ...user, lastLoginAt: world.timeNow() });
  noteActivity(world, user.id, 'login');
  return { data, token };
}

function authorizeChannel(caller: FakeUser, wireName: string): void {
  const parsed = parseChannelName(wireName);
  const allowed =
    parsed !== undefined &&
    {
      everyone: true,
      self: parsed.id === caller.id,
      'agent-self': caller.role === 'agent' && parsed.id === caller.id,
      'owner-of-wallet': parsed.id === caller.wallet.id,
      staff: seesAll(caller) && parsed.id === 'all',
    }[channels[parsed.key].authorize];
  if (!allowed) throw new AppError('forbidden');
}

/** Signing in and out, and the settings. */
export const authHandlers: Handlers<keyof typeof authApi | 'settings.show'> = {
  'settings.show': () => ({ data: settingsFixture() }),
  'auth.check': ({ world, caller }) => currentUser(world, caller()),
  'auth.login': ({ world, input: { body } }) => {
    const user = [...world.users.values()].find(({ username }) => username === body.username);
    if (user && user.password !== body.password) noteActivity(world, user.id, 'login-failed');
    if (!user || user.password !== body.password) throw new AppError('credentials');
    if (user.status === 'blocked') throw new AppError('account_blocked');
    return signIn(world, user);
  },
  'auth.logout': ({ world, token, caller }) => {
    noteActivity(world, caller().id, 'logout');
    if (token !== null) world.sessions.delete(token);
    return undefined;
  },
  'auth.register': ({ world, input: { body } }) => {
    const { username, password, referral } = body;
    checkUsername(world, username);
    const agent = [...world.users.values()].find(
      ({ role, referralCode }) => role === 'agent' && referralCode === referral,
    );
    if (referral && !agent) throw new AppError('referral_unknown');
    const parentId = referral && agent ? agent.id : null;
    const user = addUser(world, { username, password, role: 'player', parentId });
    announceChange(world, 'user', user.id, user);
    noteActivity(world, user.id, 'register');
    return signIn(world, user);
  },
  'auth.password': ({ world, token, caller, input: { body } }) => {
    const user = caller();
    if (user.password !== body.currentPassword) throw new AppError('password_wrong');
    world.users.set(user.id, { ...found(world.users.get(user.id)), password: body.password });
    for (const [key, session] of world.sessions)
      if (session.userId === user.id && key !== token) world.sessions.delete(key);
    noteActivity(world, user.id, 'password-change');
    return undefined;
  },
  'broadcasting.auth': ({ caller, input: { body } }) => {
    authorizeChannel(caller(), body.channel_name);
    return { auth: `lobi:${body.socket_id}:${body.channel_name}` };
  },
};
