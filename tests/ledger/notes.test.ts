import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { outcomeOf } from './outcome-of.ts';
import { setUpWorlds } from './set-up-worlds.ts';
import type { World } from './world.ts';
import { queryRows } from '../query-rows.ts';

const freshWorld = setUpWorlds();
let world: World;
let people: Readonly<Record<'admin' | 'superadmin' | 'agent' | 'player', Actor>>;
beforeAll(async () => {
  world = await freshWorld({ lasts: true });
});
beforeEach(async () => {
  const agent = await world.user({ role: 'agent' });
  people = {
    admin: await world.user({ role: 'admin' }),
    superadmin: await world.user({ role: 'superadmin' }),
    agent,
    player: await world.user({ parent: agent }),
  };
});

const write = (by: Actor, text: string, about = people.player) =>
  world.services.notes.create(by, about.id, text);
const textsOf = async (by: Actor, query = {}, about = people.player) =>
  (await world.services.notes.list(by, about.id, query)).data.map(({ text }) => text);

describe('notes of staff about a user', () => {
  it('notes about a user are listed newest first with their authors, page by page', async () => {
    const first = await write(people.admin, 'Asked for a passport.');
    world.clock.now = new Date(world.clock.now.getTime() + 60_000);
    await write(people.superadmin, 'It came: all in order.');
    expect(first).toMatchObject({ author: { username: people.admin.username } });
    const { data, meta } = await world.services.notes.list(people.admin, people.player.id, {});
    expect(data.map(({ text, author }) => [text, author.id])).toEqual([
      ['It came: all in order.', people.superadmin.id],
      ['Asked for a passport.', people.admin.id],
    ]);
    expect(data[1]).toEqual(first);
    expect(meta.total).toBe(2);
    expect(await textsOf(people.admin, { page: 2, perPage: 1 })).toEqual(['Asked for a passport.']);
    expect(await textsOf(people.admin, { search: 'passport' })).toEqual(['Asked for a passport.']);
    expect(await textsOf(people.admin, { search: '%' })).toEqual([]);
  });

  it('a note that is retried without a response is stored once', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => write(people.admin, 'Called.')));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(await textsOf(people.admin)).toEqual(['Called.']);

    // A text by another author, on another day or about another user is a different note.
    await write(people.superadmin, 'Called.');
    await write(people.admin, 'Called.', people.agent);
    world.clock.now = new Date(world.clock.now.getTime() + 86_400_000);
    await write(people.admin, 'Called.');
    expect(await textsOf(people.admin)).toEqual(['Called.', 'Called.', 'Called.']);
  });

  it('notes are about one user, who cannot read them', async () => {
    await write(people.superadmin, 'Is new here.', people.admin);
    expect(await textsOf(people.superadmin, {}, people.admin)).toEqual(['Is new here.']);
    expect(await textsOf(people.superadmin, {}, people.agent)).toEqual([]);
    expect(await outcomeOf(textsOf(people.admin, {}, people.admin))).toBe('not_found');
    expect(await outcomeOf(write(people.admin, 'I am good.', people.admin))).toBe('not_found');
    expect(await outcomeOf(world.services.notes.list(people.admin, 'unknown', {}))).toBe(
      'not_found',
    );
  });

  it('a new note is published to staff alone', async () => {
    const topics = () =>
      queryRows<{ topic: string }>(
        world.db,
        `select topic from outbox where facts ->> 'id' = $1 order by id`,
        [people.player.id],
      );
    const before = (await topics()).length;
    await write(people.admin, 'Called back.');
    const published = (await topics()).slice(before);
    expect(published.map(({ topic }) => topic)).toEqual(['ops']);
  });

  it('notes cannot be changed or deleted', async () => {
    const { id } = await write(people.admin, 'Called back.');
    for (const change of [
      'update user_notes set text = $2 where id = $1',
      'delete from user_notes where id = $1 and text <> $2',
    ]) {
      await expect(world.db.run(change, [id, 'x'])).rejects.toThrow('written once');
    }
    await expect(write(people.admin, '')).rejects.toThrow('violates check constraint');
  });
});
