import { beforeAll, describe, expect, it } from 'vitest';
import { channels } from '@lobi/core/contract';
import { setUpWorlds } from './set-up-worlds.ts';
import type { World } from './world.ts';
import { queryRows } from '../query-rows.ts';

const freshWorld = setUpWorlds();
let world: World;

const startsAt = '2026-12-01T09:00:00.000Z';
const fights = [
  { meron: 'Jago Timur', wala: 'Bima' },
  { meron: 'Satria', wala: 'Rajawali' },
];

async function planned() {
  const declarator = await world.user({ role: 'declare' });
  const gameId = await world.game(declarator);
  const body = { title: 'Malam Final', startsAt, fights };
  return {
    declarator,
    gameId,
    event: await world.services.events.create(declarator, gameId, body),
  };
}

describe('an event', () => {
  beforeAll(async () => {
    world = await freshWorld({ lasts: true });
  });

  it('an event is planned by the declarator of the game, with its programme in order', async () => {
    const { gameId, event } = await planned();
    expect(event).toMatchObject({ title: 'Malam Final', startsAt, status: 'upcoming', version: 1 });
    expect(event.fights).toEqual(fights.map((fight) => ({ ...fight, round: null })));
    const stranger = await world.user({ role: 'declare' });
    await expect(
      world.services.events.create(stranger, gameId, { title: 'Lain', startsAt, fights }),
    ).rejects.toMatchObject({ code: 'not_found' });
    const listed = await world.services.events.list(gameId, {});
    expect(listed.data).toEqual([event]);
  });

  it('an ongoing event gives each new round its next fight', async () => {
    const { declarator, gameId, event } = await planned();
    const { events, rounds } = world.services;
    const before = await rounds.create(declarator, gameId);
    expect(before.fighters).toBeNull();
    await rounds.step(declarator, before.id, 'cancel', { reason: 'not yet' });
    await events.update(declarator, event.id, { ...event, fights, status: 'ongoing' });
    for (const fight of fights) {
      const round = await rounds.create(declarator, gameId);
      expect(round.fighters).toEqual(fight);
      await rounds.step(declarator, round.id, 'cancel', { reason: 'the birds will not fight' });
    }
    const { data } = await events.list(gameId, { status: 'ongoing' });
    expect(data[0]?.fights.map(({ round }) => [round?.number, round?.result])).toEqual([
      [2, 'cancelled'],
      [3, 'cancelled'],
    ]);
  });

  it('an event keeps finished fights, and accepts changes of the others', async () => {
    const { declarator, gameId, event } = await planned();
    const { events, rounds } = world.services;
    const ongoing = await events.update(declarator, event.id, {
      ...event,
      fights,
      status: 'ongoing',
    });
    await rounds.create(declarator, gameId);
    const other = { meron: 'Garuda', wala: 'Elang' };
    await expect(
      events.update(declarator, event.id, { ...ongoing, fights: [other] }),
    ).rejects.toMatchObject({ code: 'round_state' });
    const changed = await events.update(declarator, event.id, {
      ...ongoing,
      fights: [fights[0]!, other, fights[1]!],
    });
    expect(changed.fights.map(({ meron }) => meron)).toEqual(['Jago Timur', 'Garuda', 'Satria']);
  });

  it('an event that two users change at the same version is changed once', async () => {
    const { declarator, event } = await planned();
    const change = { ...event, fights, title: 'Malam Besar' };
    const outcomes = await Promise.allSettled([
      world.services.events.update(declarator, event.id, change),
      world.services.events.update(declarator, event.id, change),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('an event and its changes are published to all viewers of the game after the commit', async () => {
    const { declarator, gameId, event } = await planned();
    const published = async () =>
      (
        await queryRows<{ facts: unknown }>(
          world.db,
          `select facts from outbox where topic = 'game' and subject_id = $1 order by id`,
          [gameId],
        )
      ).map(({ facts }) => facts);
    const revised = { gameId, revised: true };
    expect(await published()).toEqual([revised]);
    await world.services.events.update(declarator, event.id, { ...event, fights, title: 'Besar' });
    await world.services.games.update(declarator, gameId, { announcement: 'Sebentar lagi' });
    expect(await published()).toEqual([revised, revised, revised]);
    await expect(
      world.services.games.update(declarator, gameId, { minimumStake: '-1' }),
    ).rejects.toMatchObject({ code: 'validation' });
    expect(await published()).toHaveLength(3);
    const { event: name, payload } = channels.game;
    expect(name).toBe('round');
    expect(payload.parse(revised)).toEqual(revised);
  });

  it('an event does not become ongoing beside another one of the game', async () => {
    const { declarator, gameId, event } = await planned();
    const { events } = world.services;
    const second = await events.create(declarator, gameId, { title: 'Kedua', startsAt, fights });
    await events.update(declarator, event.id, { ...event, fights, status: 'ongoing' });
    await expect(
      events.update(declarator, second.id, { ...second, fights, status: 'ongoing' }),
    ).rejects.toMatchObject({ code: 'round_state' });
  });
});
