import { beforeEach, describe, expect, it } from 'vitest';
import type { PersonFacts } from '../../packages/server/src/domain/resemblance.ts';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import {
  markProfiles,
  rememberSignIn,
} from '../../packages/server/src/services/people/account-holds.ts';
import { endDueBreaks } from '../../packages/server/src/services/protection/breaks.ts';
import { outcomeOf } from '../ledger/outcome-of.ts';
import { setUpWorlds } from '../ledger/set-up-worlds.ts';
import type { World } from '../ledger/world.ts';
import { createResemblanceWorld, siti, type ResemblanceWorld } from './resemblance-world.ts';

const freshWorld = setUpWorlds();

let world: World;
let excluded: Actor;
let agent: Actor;
let admin: Actor;
let register: ResemblanceWorld['register'];
let shown: ResemblanceWorld['shown'];
let holdOf: ResemblanceWorld['holdOf'];
let change: ResemblanceWorld['change'];
let edit: ResemblanceWorld['edit'];

beforeEach(async () => {
  world = await freshWorld();
  ({ excluded, agent, admin, register, shown, holdOf, change, edit } =
    await createResemblanceWorld(world));
});

/** Duration until the exclusion and its cool-off are over. */
const untilOver = (): void => {
  world.clock.now = new Date('2027-05-02T00:00:00Z');
};

describe('a registration that resembles an excluded user', () => {
  const held: readonly (readonly [what: string, facts: PersonFacts, signs: readonly string[]])[] = [
    ['the same browser', { device: siti.device }, ['device']],
    ['the same phone', { phone: siti.phone }, ['phone']],
    ['the same phone, dialled at home', { phone: '081234567890' }, ['phone']],
    ['the same mailbox', { email: siti.email }, ['email']],
    ['the same mailbox under another spelling', { email: 'SitiNur+2@googlemail.com' }, ['email']],
    [
      'the same name and day of birth',
      { name: siti.name, birthDate: siti.birthDate },
      ['birth-date', 'name'],
    ],
    [
      'the same name from the same address',
      { name: 'SITI  nurhaliz\u00e1', address: siti.address },
      ['address', 'name'],
    ],
    [
      'the same day of birth from the same address',
      { birthDate: siti.birthDate, address: siti.address },
      ['address', 'birth-date'],
    ],
  ];
  // id: registration-like-excluded-waits
  it.each(held)(
    'a registration that resembles an excluded user waits for staff with %s',
    async (_, facts, signs) => {
      const newcomer = await register(facts);
      expect(newcomer.status).toBe('pending');
      expect(await shown(admin, newcomer)).toMatchObject({
        status: 'pending',
        hold: {
          since: world.clock.now.toISOString(),
          matches: [
            {
              user: { id: excluded.id, username: excluded.username },
              ...{ status: 'restricted', signs },
            },
          ],
        },
      });
    },
  );

  it.each<readonly [what: string, facts: PersonFacts]>([
    ['nothing', {}],
    ['an address alone, as in a café', { address: siti.address }],
    ['a name alone', { name: siti.name }],
    ['a day of birth alone', { birthDate: siti.birthDate }],
    [
      'another person’s facts',
      {
        ...{ device: 'ZyXwVuTs76543210', address: '203.0.113.8', phone: '+6281234567891' },
        ...{ email: 'siti.nur@mail.com', name: 'Siti Nurhalizah', birthDate: '1990-02-27' },
      },
    ],
  ])('a registration is accepted with %s', async (_, facts) => {
    const newcomer = await register(facts);
    expect(newcomer.status).toBe('activated');
    expect(await holdOf(newcomer)).toBeNull();
  });

  it('a registration waits for staff when the other user is blocked, and not when restricted by staff', async () => {
    const blocked = await world.user();
    const restricted = await world.user();
    for (const [user, phone] of [
      [blocked, '+6281111111111'],
      [restricted, '+6282222222222'],
    ] as const) {
      await edit(user, user, { phone });
    }
    await change(admin, blocked, { status: 'blocked' });
    await change(admin, restricted, { status: 'restricted' });
    expect((await register({ phone: '+6281111111111' })).status).toBe('pending');
    expect((await register({ phone: '+6282222222222' })).status).toBe('activated');
  });

  it('a registration is accepted after the exclusion has ended', async () => {
    untilOver();
    await endDueBreaks(world.db, world.clock.now);
    expect((await register({ phone: siti.phone })).status).toBe('activated');
  });

  it('an excluded user is recognised by details that were changed or removed since', async () => {
    await edit(excluded, excluded, { phone: '+6289999999999', email: null, name: 'Other Name' });
    expect((await register({ phone: siti.phone })).status).toBe('pending');
    expect((await register({ email: siti.email })).status).toBe('pending');
    expect((await register({ phone: '+6289999999999' })).status).toBe('pending');
  });

  it('a registration waits for staff each time when it is sent twice at once', async () => {
    const twins = await Promise.all([
      register({ phone: siti.phone }),
      register({ phone: siti.phone }),
    ]);
    for (const twin of twins) {
      expect(twin.status).toBe('pending');
      expect((await holdOf(twin))?.matches).toHaveLength(1);
      expect(await outcomeOf(change(agent, twin, {}))).toBe('status_not_allowed');
    }
  });
});

describe('a held account', () => {
  let newcomer: Actor;
  beforeEach(async () => {
    newcomer = await register({ phone: siti.phone, name: 'Someone Else' });
  });

  it('a held account looks to its owner like any pending account', async () => {
    const other = await register({}, 'pending');
    const [own, plain] = await Promise.all([
      world.services.users.self(newcomer),
      world.services.users.self(other),
    ]);
    const unlike = new Set(['id', 'username', 'wallet', 'createdAt']);
    const common = (user: object) => Object.entries(user).filter(([key]) => !unlike.has(key));
    expect(common(own)).toEqual(common(plain));
    expect((await shown(newcomer, newcomer)).hold).toBeNull();
    const { data } = await world.services.notifications.list(newcomer, {}, 'en');
    expect(data).toEqual([]);
    const log = await world.services.activity.list(newcomer, newcomer.id, {});
    expect(log.data).toEqual([]);
  });

  // id: held-account-hidden-from-agent
  it('an agent sees only that staff decides about a held account, not the other user', async () => {
    const detail = await shown(agent, newcomer);
    expect(detail.hold).toEqual({ since: world.clock.now.toISOString(), matches: null });
    expect(detail.allowedStatuses).toEqual([]);
    const { data } = await world.services.users.list(agent, { status: 'pending' });
    expect(data.map(({ id, hold }) => ({ id, hold }))).toEqual([
      { id: newcomer.id, hold: detail.hold },
    ]);
    const downline = await world.services.downline.list(agent, agent.id, {});
    expect(JSON.stringify([detail, data, downline])).not.toContain(excluded.username);
  });

  it('staff sees in the list of waiting users which user a held account resembles, and by what', async () => {
    const { data } = await world.services.users.list(admin, { status: 'pending' });
    expect(data).toHaveLength(1);
    expect(data[0]?.hold?.matches).toEqual([
      {
        user: { id: excluded.id, username: excluded.username },
        ...{ status: 'restricted', signs: ['phone'] },
      },
    ]);
  });

  // id: held-account-activated-by-staff
  it('a held account is activated by staff alone, who confirm the comparison with a reason', async () => {
    expect(await outcomeOf(change(agent, newcomer, { compared: true }))).toBe('status_not_allowed');
    expect(await outcomeOf(change(admin, newcomer, {}))).toBe('validation');
    const reason = 'The phone was sold; another identity card.';
    expect(await change(admin, newcomer, { compared: true, reason })).toMatchObject({
      status: 'activated',
      hold: null,
    });
    const rows = await world.db.rows(
      `select decision, decided_by as by, reason from account_holds where user_id = $1`,
      [newcomer.id],
    );
    expect(rows).toEqual([{ decision: 'activated', by: admin.id, reason }]);
  });

  it('a held account is not held again for compared details, but for new ones', async () => {
    await change(admin, newcomer, { compared: true });
    await edit(newcomer, newcomer, { name: 'Quite Another' });
    expect((await shown(admin, newcomer)).status).toBe('activated');
    await edit(newcomer, newcomer, { email: siti.email });
    expect(await shown(admin, newcomer)).toMatchObject({
      status: 'restricted',
      hold: { matches: [{ signs: ['email', 'phone'] }] },
    });
  });

  it('a hold ends when staff blocks the account', async () => {
    expect(await change(admin, newcomer, { status: 'blocked' })).toMatchObject({
      status: 'blocked',
      hold: null,
    });
  });

  it('a hold is decided once, and the decision cannot be rewritten', async () => {
    const { version } = await shown(admin, newcomer);
    const decide = (status: 'activated' | 'blocked') =>
      outcomeOf(
        world.services.userManagement.changeStatus(admin, newcomer.id, {
          ...{ status, reason: 'compared', version, verified: true, compared: true },
        }),
      );
    const outcomes = await Promise.all([decide('activated'), decide('blocked'), decide('blocked')]);
    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(1);
    expect(await world.db.rows('select id from account_holds')).toHaveLength(1);
    await expect(world.db.run(`update account_holds set reason = 'other'`)).rejects.toThrow(
      /decided once/,
    );
    await expect(world.db.run('delete from account_hold_matches')).rejects.toThrow(/written once/);
  });
});

describe('an account that later resembles an excluded user', () => {
  it('an account held for its profile stops playing and waits for staff, with the general text for its owner', async () => {
    const player = await register({ name: siti.name });
    expect(player.status).toBe('activated');
    await edit(player, player, { phone: siti.phone });
    expect(await shown(admin, player)).toMatchObject({
      status: 'restricted',
      hold: { matches: [{ signs: ['name', 'phone'] }] },
    });
    const { data } = await world.services.notifications.list(player, {}, 'en');
    expect(data).toEqual([expect.objectContaining({ kind: 'status-changed' })]);
    expect(JSON.stringify(data)).not.toMatch(/exclu|resembl|phone/i);
    const { roundId } = await world.openRound();
    expect(await outcomeOf(world.bet(player, roundId, 'meron', '1000'))).toBe('account_restricted');
  });

  it('an account held for a phone that its agent enters waits for staff', async () => {
    const player = await register({}, 'pending');
    await edit(agent, player, { phone: siti.phone });
    expect((await shown(agent, player)).hold).not.toBeNull();
    expect(await outcomeOf(change(agent, player, {}))).toBe('status_not_allowed');
  });

  it('an account is held once for two profile changes at once', async () => {
    const player = await register({}, 'pending');
    await Promise.all([
      outcomeOf(edit(player, player, { phone: siti.phone })),
      outcomeOf(edit(agent, player, { phone: siti.phone })),
    ]);
    expect(await world.db.rows('select id from account_holds')).toHaveLength(1);
  });

  it('an account is held for signing in with the same browser while it waits for approval', async () => {
    const player = await register({}, 'pending');
    const traces = { device: siti.device, address: '198.51.100.1' };
    await world.db.transaction((tx) => rememberSignIn(tx, player, traces));
    expect((await holdOf(player))?.matches?.[0]?.signs).toEqual(['device']);
  });

  it('an account is not activated by its agent when the other user is excluded while it waits', async () => {
    const other = await world.user();
    await edit(other, other, { phone: '+6287777777777' });
    const player = await register({ phone: '+6287777777777' }, 'pending');
    expect(await holdOf(player)).toBeNull();
    await world.services.breaks.start(other, '5y');
    expect(await outcomeOf(change(agent, player, {}))).toBe('conflict');
    expect(await outcomeOf(change(agent, player, {}))).toBe('status_not_allowed');
    expect((await shown(admin, player)).status).toBe('pending');
  });

  it('an account held during a break stays restricted when the break ends, until staff decides', async () => {
    const player = await register({});
    await world.services.breaks.start(player, '24h');
    await edit(player, player, { phone: siti.phone });
    world.clock.now = new Date('2026-11-03T00:00:00Z');
    expect(await endDueBreaks(world.db, world.clock.now)).toBe(0);
    expect((await shown(admin, player)).status).toBe('restricted');
  });
});

describe('an upgrade', () => {
  it('an upgrade stores the identifying details of existing profiles at the start of a node', async () => {
    const before = await world.user();
    await world.db.run(`update users set phone = '+6285555555555', name = 'Budi' where id = $1`, [
      before.id,
    ]);
    expect(await markProfiles(world.db)).toBe(1);
    expect(await markProfiles(world.db)).toBe(0);
    await change(admin, before, { status: 'blocked' });
    expect((await register({ phone: '+6285555555555' })).status).toBe('pending');
  });
});
