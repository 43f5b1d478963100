import { describe, expect, it } from 'vitest';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import {
  passwordLinkLimits,
  passwordLinkMinutes,
} from '../../packages/server/src/services/auth/password-links.ts';
import { createSessionStore } from '../../packages/server/src/services/auth/session-store.ts';
import { cast, outcomeOf, type Name } from './people-cast.ts';
import { provideWorlds } from './provide-worlds.ts';
import { startSession } from './start-session.ts';
import type { World } from './world.ts';
import { queryRow, queryRows } from '../query-rows.ts';

const freshWorld = provideWorlds();

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
  it.each<[Name, Name, string]>([
    ['subagent', 'player', 'yes'],
    ['agent', 'player', 'yes'],
    ['agent', 'subagent', 'yes'],
    ['subagent', 'agent', 'not_found'],
    ['agent', 'stranger', 'not_found'],
    ['agent', 'agent', 'forbidden'],
    ['player', 'player', 'forbidden'],
    ['player', 'stranger', 'not_found'],
    ['declare', 'player', 'not_found'],
    ['admin', 'player', 'yes'],
    ['admin', 'declare', 'yes'],
    ['admin', 'admin', 'forbidden'],
    ['admin', 'admin2', 'forbidden'],
    ['admin', 'superadmin', 'forbidden'],
    ['superadmin', 'admin', 'yes'],
    ['superadmin', 'superadmin2', 'yes'],
    ['superadmin', 'superadmin', 'forbidden'],
  ])('a password link made by %s for %s: %s', async (name, target, outcome) => {
    const world = await freshWorld();
    const people = await cast(world);
    const made = world.services.passwordLinks.make(people[name], people[target].id);
    expect(await outcomeOf(made)).toBe(outcome);
  });

  it('a password link is not made by a user who is not active', async () => {
    const world = await freshWorld();
    const agent = await world.user({ role: 'agent', status: 'restricted' });
    const player = await world.user({ parent: agent });
    expect(await outcomeOf(world.services.passwordLinks.make(agent, player.id))).toBe('forbidden');
  });

  it('a password link lets its owner set a password, and ends every session', async () => {
    const world = await freshWorld();
    const { agent, player, stranger } = await cast(world);
    const own = await startSession(world, player);
    await startSession(world, stranger);
    const { token, expiresAt } = await world.services.passwordLinks.make(agent, player.id);
    expect(Date.parse(expiresAt) - world.clock.now.getTime()).toBe(passwordLinkMinutes * 60_000);

    await reset(world, token);
    expect(await hashOf(world, player)).toBe('hash of a password of my own');
    expect(world.endedSessions).toEqual([own.id]);
    expect(await createSessionStore(world.db).listRunning(player.id)).toEqual([]);
    expect(await createSessionStore(world.db).listRunning(stranger.id)).toHaveLength(1);
  });

  it('a password link is stored as a hash of 256 random bits', async () => {
    const world = await freshWorld();
    const { agent, player, subagent } = await cast(world);
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

  it('a wrong, used, replaced or hour-old password link is refused with the same answer', async () => {
    const world = await freshWorld();
    const { agent, player, stranger, admin } = await cast(world);
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

    const refused = [
      await refusal('not a link'),
      await refusal(used),
      await refusal(earlier),
      await (async () => {
        world.clock.now = new Date(world.clock.now.getTime() + passwordLinkMinutes * 60_000);
        return refusal(old);
      })(),
      await refusal(newer),
    ];
    for (const each of refused) expect(each).toMatchObject({ code: 'link_invalid', status: 422 });
    expect(new Set(refused.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(await hashOf(world, player)).toBe('hash of a password of my own');
    expect(await hashOf(world, stranger)).toBe('none');
  });

  it('a password link works to its last second', async () => {
    const world = await freshWorld();
    const { agent, player } = await cast(world);
    const { token } = await world.services.passwordLinks.make(agent, player.id);
    world.clock.now = new Date(world.clock.now.getTime() + passwordLinkMinutes * 60_000 - 1);
    expect(await outcomeOf(reset(world, token))).toBe('yes');
  });

  it('a password link is used once, however many requests use it at once', async () => {
    const world = await freshWorld({ poolSize: 8 });
    const { agent, player } = await cast(world);
    const { token } = await world.services.passwordLinks.make(agent, player.id);
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, (_, n) => outcomeOf(reset(world, token, `password ${n}`))),
    );
    expect(outcomes.sort()).toEqual([...Array<string>(5).fill('link_invalid'), 'yes']);
  });

  it('one password link of a user stays open, however many are made at once', async () => {
    const world = await freshWorld({ poolSize: 8 });
    const { agent, subagent, admin, player } = await cast(world);
    const links = await Promise.all(
      [agent, subagent, admin, agent].map((maker) =>
        world.services.passwordLinks.make(maker, player.id),
      ),
    );
    const outcomes = [];
    for (const { token } of links) outcomes.push(await outcomeOf(reset(world, token)));
    expect(outcomes.filter((outcome) => outcome === 'yes')).toHaveLength(1);
  });

  it('the owner is notified of a password link, and it is in the activity', async () => {
    const world = await freshWorld();
    const { agent, player } = await cast(world);
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

  it('a password link cannot be found by guessing, and links cannot be made without limit', async () => {
    const world = await freshWorld();
    const { agent, player } = await cast(world);
    const { free } = passwordLinkLimits.used;
    for (let n = 0; n < free; n += 1)
      expect(await outcomeOf(reset(world, `guess ${n}`))).toBe('link_invalid');
    const { token } = await world.services.passwordLinks.make(agent, player.id);
    expect(await outcomeOf(reset(world, token))).toBe('too_many');
    expect(await outcomeOf(reset(world, token, 'from elsewhere', '10.0.0.2'))).toBe('yes');

    const { make } = world.services.passwordLinks;
    const outcomes = [];
    for (let n = 0; n < passwordLinkLimits.made.free; n += 1)
      outcomes.push(await outcomeOf(make(agent, player.id)));
    expect(outcomes.at(-2)).toBe('yes');
    expect(outcomes.at(-1)).toBe('too_many');
  });
});
