import { describe, expect, it } from 'vitest';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import {
  passwordLinkLimits,
  passwordLinkMinutes,
} from '../../packages/server/src/services/auth/password-links.ts';
import { createSessionStore } from '../../packages/server/src/services/auth/session-store.ts';
import { createTestUsers, outcomeOf, type TestUserName } from './test-users.ts';
import { setUpWorlds } from './set-up-worlds.ts';
import { startSession } from './start-session.ts';
import type { World } from './world.ts';
import { queryRow, queryRows } from '../query-rows.ts';

const freshWorld = setUpWorlds();

const caller = { address: '10.0.0.1', userAgent: undefined, country: undefined, city: undefined };

const reset = (
  { services }: World,
  token: string,
  password = 'a password of my own',
  address = caller.address,
) =>
  services.passwordLinks.use(
    { token, password, passwordConfirmation: password },
    { ...caller, address },
  );

const hashOf = async ({ db }: World, { id }: Actor) =>
  (
    await queryRow<{ hash: string }>(db, 'select password_hash as hash from users where id = $1', [
      id,
    ])
  )?.hash;

describe('a link for a new password', () => {
  it.each<[TestUserName, TestUserName, string]>([
    ['subagent', 'player', 'ok'],
    ['agent', 'player', 'ok'],
    ['agent', 'subagent', 'ok'],
    ['subagent', 'agent', 'not_found'],
    ['agent', 'stranger', 'not_found'],
    ['agent', 'agent', 'forbidden'],
    ['player', 'player', 'forbidden'],
    ['player', 'stranger', 'not_found'],
    ['declare', 'player', 'not_found'],
    ['admin', 'player', 'ok'],
    ['admin', 'declare', 'ok'],
    ['admin', 'admin', 'forbidden'],
    ['admin', 'admin2', 'forbidden'],
    ['admin', 'superadmin', 'forbidden'],
    ['superadmin', 'admin', 'ok'],
    ['superadmin', 'superadmin2', 'ok'],
    ['superadmin', 'superadmin', 'forbidden'],
  ])('a password link made by %s for %s: %s', async (name, target, outcome) => {
    const world = await freshWorld();
    const people = await createTestUsers(world);
    const link = world.services.passwordLinks.make(people[name], people[target].id);
    expect(await outcomeOf(link)).toBe(outcome);
  });

  it('a password link is not made by a user who is not active', async () => {
    const world = await freshWorld();
    const agent = await world.user({ role: 'agent', status: 'restricted' });
    const player = await world.user({ parent: agent });
    expect(await outcomeOf(world.services.passwordLinks.make(agent, player.id))).toBe('forbidden');
  });

  it('a password link lets its owner set a password, and ends every session', async () => {
    const world = await freshWorld();
    const { agent, player, stranger } = await createTestUsers(world);
    const ownSession = await startSession(world, player);
    await startSession(world, stranger);
    const { token, expiresAt } = await world.services.passwordLinks.make(agent, player.id);
    expect(Date.parse(expiresAt) - world.clock.now.getTime()).toBe(passwordLinkMinutes * 60_000);

    await reset(world, token);
    expect(await hashOf(world, player)).toBe('hash of a password of my own');
    expect(world.endedSessions).toEqual([ownSession.id]);
    expect(await createSessionStore(world.db).listRunning(player.id)).toEqual([]);
    expect(await createSessionStore(world.db).listRunning(stranger.id)).toHaveLength(1);
  });

  it('a password link is stored as a hash of 256 random bits', async () => {
    const world = await freshWorld();
    const { agent, player, subagent } = await createTestUsers(world);
    const { make } = world.services.passwordLinks;
    const tokens = [
      (await make(agent, player.id)).token,
      (await make(agent, subagent.id)).token,
    ].map((token) => Buffer.from(token, 'base64url'));
    expect(tokens.map(({ length }) => length)).toEqual([32, 32]);
    expect(tokens[0]).not.toEqual(tokens[1]);
    const rows = await queryRows<{ text: string }>(
      world.db,
      'select password_links::text as text from password_links',
    );
    for (const { text } of rows)
      for (const token of tokens) {
        expect(text).not.toContain(token.toString('base64url'));
        expect(text).not.toContain(token.toString('hex'));
      }
  });

  it('a wrong, used, replaced or hour-old password link is rejected with the same answer', async () => {
    const world = await freshWorld();
    const { agent, player, stranger, admin } = await createTestUsers(world);
    const { make } = world.services.passwordLinks;
    const used = (await make(agent, player.id)).token;
    await reset(world, used);
    const earlier = (await make(agent, player.id)).token;
    const newer = (await make(admin, player.id)).token;
    const old = (await make(admin, stranger.id)).token;
    const refusal = async (token: string) =>
      reset(world, token, 'another password').catch((error: Error) => ({
        ...error,
        at: undefined,
      }));

    const invalidTokens = [
      await refusal('not a link'),
      await refusal(used),
      await refusal(earlier),
      await (async () => {
        world.clock.now = new Date(world.clock.now.getTime() + passwordLinkMinutes * 60_000);
        return refusal(old);
      })(),
      await refusal(newer),
    ];
    for (const each of invalidTokens)
      expect(each).toMatchObject({ code: 'link_invalid', status: 422 });
    expect(new Set(invalidTokens.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(await hashOf(world, player)).toBe('hash of a password of my own');
    expect(await hashOf(world, stranger)).toBe('none');
  });

  it('a password link is valid until its last second', async () => {
    const world = await freshWorld();
    const { agent, player } = await createTestUsers(world);
    const { token } = await world.services.passwordLinks.make(agent, player.id);
    world.clock.now = new Date(world.clock.now.getTime() + passwordLinkMinutes * 60_000 - 1);
    expect(await outcomeOf(reset(world, token))).toBe('ok');
  });

  it('a password link that many requests use concurrently is used once', async () => {
    const world = await freshWorld({ poolSize: 8 });
    const { agent, player } = await createTestUsers(world);
    const { token } = await world.services.passwordLinks.make(agent, player.id);
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, (_, n) => outcomeOf(reset(world, token, `password ${n}`))),
    );
    expect(outcomes.sort()).toEqual([...Array<string>(5).fill('link_invalid'), 'ok']);
  });

  it('one of several concurrently created password links of a user stays valid', async () => {
    const world = await freshWorld({ poolSize: 8 });
    const { agent, subagent, admin, player } = await createTestUsers(world);
    const links = await Promise.all(
      [agent, subagent, admin, agent].map((maker) =>
        world.services.passwordLinks.make(maker, player.id),
      ),
    );
    const outcomes = [];
    for (const { token } of links) outcomes.push(await outcomeOf(reset(world, token)));
    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(1);
  });

  it('the owner is notified of a password link, and it is in the activity', async () => {
    const world = await freshWorld();
    const { agent, player } = await createTestUsers(world);
    const { token } = await world.services.passwordLinks.make(agent, player.id);
    await reset(world, token);
    const news = await world.services.notifications.list(player, {}, 'en');
    expect(news.data).toMatchObject([
      { kind: 'password-link', body: expect.stringContaining(agent.username) },
    ]);
    const { data } = await world.services.activity.list(player, player.id, {});
    expect(data.map(({ action, ip }) => [action, ip])).toEqual([
      ['password-reset', '10.0.0.1'],
      ['password-link', 'unknown'],
    ]);
  });

  it('guesses at password links and their creation are rate-limited', async () => {
    const world = await freshWorld();
    const { agent, player } = await createTestUsers(world);
    const { free } = passwordLinkLimits.used;
    for (let n = 0; n < free; n += 1)
      expect(await outcomeOf(reset(world, `guess ${n}`))).toBe('link_invalid');
    const { token } = await world.services.passwordLinks.make(agent, player.id);
    expect(await outcomeOf(reset(world, token))).toBe('rate_limited');
    expect(await outcomeOf(reset(world, token, 'from elsewhere', '10.0.0.2'))).toBe('ok');

    const { make } = world.services.passwordLinks;
    const outcomes = [];
    for (let n = 0; n < passwordLinkLimits.made.free; n += 1)
      outcomes.push(await outcomeOf(make(agent, player.id)));
    expect(outcomes.at(-2)).toBe('ok');
    expect(outcomes.at(-1)).toBe('rate_limited');
  });
});
