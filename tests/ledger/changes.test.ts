import { beforeEach, describe, expect, it } from 'vitest';
import type { ChangeAsk, ChannelCreate } from '@lobi/core/contract';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { insertGateway } from '../../packages/server/src/store/gateways.ts';
import { createTestUsers, outcomeOf, versionOf, type TestUsers } from './test-users.ts';
import { setUpWorlds } from './set-up-worlds.ts';
import type { World } from './world.ts';
import { queryRows } from '../query-rows.ts';
import { createChangeRequests, reason, type ChangeRequests } from './change-requests.ts';

const freshWorld = setUpWorlds();
const week = 7 * 24 * 60 * 60 * 1_000;
const gatewayId = '0193b1c4-0000-7000-8000-00000000aaaa';

const newAdmin: ChangeAsk = {
  kind: 'user.create',
  params: { username: 'fresh-admin', password: 'correct horse battery', role: 'admin' },
  reason,
};
const channel: ChannelCreate = {
  name: 'Dompet Uji',
  kind: 'ewallet',
  gatewayId,
  direction: 'both',
  min: '10000',
  fee: { fixed: '0', bp: 0, payer: 'house' },
  roles: ['player'],
  enabled: true,
  order: 1,
  etaMinutes: 5,
  account: '081234567890',
  instructions: { id: 'Bayar tepat.' },
};
const newChannel: ChangeAsk = { kind: 'channel.create', params: channel, reason };

let world: World;
let people: TestUsers;
let requestChange: ChangeRequests['requestChange'];
let approve: ChangeRequests['approve'];
let reject: ChangeRequests['reject'];
let withdraw: ChangeRequests['withdraw'];
let readUser: ChangeRequests['readUser'];
let toRole: ChangeRequests['toRole'];
let toAgent: ChangeRequests['toAgent'];
let unblock: ChangeRequests['unblock'];

const open = async (fourEyes: boolean): Promise<void> => {
  world = await freshWorld({ rules: { fourEyes } });
  people = await createTestUsers(world);
  ({ requestChange, approve, reject, withdraw, readUser, toRole, toAgent, unblock } =
    createChangeRequests(world, people));
};

const addGateway = () =>
  world.db.transaction((tx) =>
    insertGateway(
      tx,
      {
        id: gatewayId,
        name: 'Gateway Uji',
        currency: 'IDR',
        minimum: null,
        maximum: null,
        daily: null,
      },
      world.clock.now,
    ),
  );

const block = async (target: Actor): Promise<void> => {
  await world.db.run(`update users set status = 'blocked' where id = $1`, [target.id]);
};

const storedText = async (): Promise<string> => {
  const rows = await queryRows<{ stored: string }>(
    world.db,
    `select coalesce(params::text, '') || facts::text as stored from change_requests`,
  );
  return rows.map(({ stored }) => stored).join();
};

describe('a change with a second approval', () => {
  beforeEach(() => open(true));

  it('a change waits until another person approves it, and is then applied', async () => {
    const request = await requestChange(people.superadmin, await toRole(people.stranger, 'agent'));
    expect(request).toMatchObject({
      status: 'waiting',
      subject: { id: people.stranger.id, name: people.stranger.username },
      facts: [{ name: 'role', before: 'player', after: 'agent' }],
      askedBy: { id: people.superadmin.id },
      decidedBy: null,
      actions: ['withdraw'],
    });
    expect((await readUser(people.stranger)).role).toBe('player');
    expect(await approve(people.superadmin2, request)).toMatchObject({
      status: 'approved',
      decidedBy: { id: people.superadmin2.id },
      actions: [],
    });
    expect((await readUser(people.stranger)).role).toBe('agent');
  });

  it('a change that is rejected with a reason is not applied', async () => {
    const request = await requestChange(people.superadmin, await toRole(people.stranger, 'agent'));
    expect(await reject(people.superadmin2, request)).toMatchObject({
      status: 'rejected',
      note: 'not convinced',
    });
    expect((await readUser(people.stranger)).role).toBe('player');
    expect(await outcomeOf(approve(people.superadmin2, request))).toBe('conflict');
  });

  it('a change is decided neither by its requester nor by the person concerned', async () => {
    const request = await requestChange(
      people.superadmin,
      await toRole(people.superadmin2, 'admin'),
    );
    expect(await outcomeOf(approve(people.superadmin, request))).toBe('own_request');
    expect(await outcomeOf(approve(people.superadmin2, request))).toBe('own_request');
    expect(await outcomeOf(reject(people.superadmin2, request))).toBe('own_request');
  });

  it('users cannot request changes about themselves', async () => {
    for (const body of [
      await toRole(people.superadmin, 'player'),
      await toAgent(people.superadmin, people.agent),
      await unblock(people.superadmin),
    ]) {
      expect(await outcomeOf(requestChange(people.superadmin, body))).toBe('forbidden');
    }
  });

  it('requesting and deciding a change require a sufficient role', async () => {
    const role = await toRole(people.stranger, 'agent');
    for (const name of ['agent', 'player', 'declare', 'admin'] as const) {
      expect([name, await outcomeOf(requestChange(people[name], role))]).toEqual([
        name,
        'forbidden',
      ]);
    }
    const request = await requestChange(people.superadmin, role);
    expect(await outcomeOf(approve(people.admin, request))).toBe('forbidden');
    expect(await outcomeOf(approve({ ...people.superadmin2, status: 'restricted' }, request))).toBe(
      'forbidden',
    );
    const { data } = await world.services.changes.list(people.admin, {});
    expect(data.map(({ actions }) => actions)).toEqual([[]]);
  });

  it('a change can be pending once, and requested again after it ends', async () => {
    const body = await toRole(people.stranger, 'agent');
    const request = await requestChange(people.superadmin, body);
    expect(await outcomeOf(requestChange(people.superadmin2, body))).toBe('change_pending');
    expect(await outcomeOf(withdraw(people.superadmin2, request))).toBe('forbidden');
    expect((await withdraw(people.superadmin, request)).status).toBe('withdrawn');
    expect(await outcomeOf(approve(people.superadmin2, request))).toBe('conflict');
    expect(await outcomeOf(requestChange(people.superadmin2, body))).toBe('ok');
  });

  it('a waiting change expires after a week', async () => {
    const body = await toRole(people.stranger, 'agent');
    const request = await requestChange(people.superadmin, body);
    world.clock.now = new Date(world.clock.now.getTime() + week);
    const listed = await world.services.changes.list(people.superadmin2, { status: 'expired' });
    expect(listed.data).toMatchObject([{ id: request.id, status: 'expired', actions: [] }]);
    expect(listed.meta.total).toBe(1);
    expect(await outcomeOf(approve(people.superadmin2, request))).toBe('conflict');
    expect(await outcomeOf(requestChange(people.superadmin2, body))).toBe('ok');
  });

  it('a change whose requester has lost the permission is not applied, and can be rejected', async () => {
    const request = await requestChange(people.superadmin, await toRole(people.stranger, 'agent'));
    await block(people.superadmin);
    expect(await outcomeOf(approve(people.superadmin2, request))).toBe('conflict');
    expect((await readUser(people.stranger)).role).toBe('player');
    expect((await reject(people.superadmin2, request)).status).toBe('rejected');
  });

  it('a change whose target has changed since is not applied', async () => {
    const request = await requestChange(people.superadmin, await toRole(people.stranger, 'agent'));
    await world.services.userManagement.changeStatus(people.admin, people.stranger.id, {
      status: 'restricted',
      reason,
      version: await versionOf(world, people.stranger),
    });
    expect(await outcomeOf(approve(people.superadmin2, request))).toBe('conflict');
    const { data } = await world.services.changes.list(people.superadmin2, { status: 'waiting' });
    expect(data).toHaveLength(1);
  });

  it('a change that two users approve concurrently is applied once', async () => {
    const superadmin3 = await world.user({ role: 'superadmin' });
    const request = await requestChange(people.superadmin, newAdmin);
    const outcomes = await Promise.all(
      [people.superadmin2, superadmin3, people.superadmin2, superadmin3].map((by) =>
        outcomeOf(approve(by, request)),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['conflict', 'conflict', 'conflict', 'ok']);
    const { meta } = await world.services.users.list(people.superadmin, { search: 'fresh-admin' });
    expect(meta.total).toBe(1);
  });

  it.each(['approve first', 'withdraw first'])(
    'a change that is approved and withdrawn concurrently has one outcome: %s',
    async (order) => {
      const request = await requestChange(
        people.superadmin,
        await toRole(people.stranger, 'agent'),
      );
      const yes = () => outcomeOf(approve(people.superadmin2, request));
      const back = () => outcomeOf(withdraw(people.superadmin, request));
      const outcomes =
        order === 'approve first'
          ? await Promise.all([yes(), back()])
          : (await Promise.all([back(), yes()])).toReversed();
      expect(outcomes.toSorted()).toEqual(['conflict', 'ok']);
      const { role } = await readUser(people.stranger);
      expect(role).toBe(outcomes[0] === 'ok' ? 'agent' : 'player');
    },
  );

  it('a change that two users request concurrently is stored once', async () => {
    const body = await toRole(people.stranger, 'agent');
    const outcomes = await Promise.all(
      [people.superadmin, people.superadmin2].map((by) => outcomeOf(requestChange(by, body))),
    );
    expect(outcomes.toSorted()).toEqual(['change_pending', 'ok']);
  });

  it('secrets of a change are deleted once it is decided, and never stored in plain text', async () => {
    await addGateway();
    const request = [
      await requestChange(people.superadmin, newAdmin),
      await requestChange(people.superadmin, {
        kind: 'gateway.update',
        params: { gatewayId, change: { version: 1, secret: 'the key of the gateway' } },
        reason,
      }),
    ];
    const stored = await storedText();
    // The hash of this world is readable; the test checks that nothing else is stored.
    expect(stored).not.toContain('"password"');
    expect(stored).not.toContain('the key of the gateway');
    for (const each of request) await approve(people.superadmin2, each);
    expect(await storedText()).not.toMatch(/hash of|sealed/);
  });

  it('a requested change is published to all staff', async () => {
    await requestChange(people.superadmin, newAdmin);
    const rows = await queryRows<{ facts: { kind: string } }>(
      world.db,
      `select facts from outbox where topic = 'ops' and facts ->> 'kind' = 'change'`,
    );
    expect(rows).toHaveLength(1);
  });

  it('a change that requires two people is rejected for one person alone', async () => {
    await addGateway();
    const { channels, gateways, userManagement } = world.services;
    const { superadmin, stranger } = people;
    await block(stranger);
    const version = await versionOf(world, stranger);
    const alone = [
      channels.create(superadmin, channel),
      channels.update(superadmin, gatewayId, { version: 1 }),
      gateways.update(superadmin, gatewayId, { version: 1, enabled: false }),
      userManagement.create(superadmin, {
        username: 'lonely-admin',
        password: 'correct horse battery',
        role: 'admin',
      }),
      userManagement.changeStatus(superadmin, stranger.id, {
        status: 'activated',
        reason,
        version,
      }),
    ];
    expect(await Promise.all(alone.map(outcomeOf))).toEqual(alone.map(() => 'approval_required'));
  });
});

describe('a change without a second approval', () => {
  beforeEach(() => open(false));

  it('a change that one person may make is applied immediately and recorded', async () => {
    const done = await requestChange(people.superadmin, await toRole(people.stranger, 'agent'));
    expect(done).toMatchObject({ status: 'approved', decidedBy: null, actions: [] });
    expect((await readUser(people.stranger)).role).toBe('agent');
    const { data } = await world.services.changes.list(people.admin, { kind: 'user.role' });
    expect(data.map(({ id }) => id)).toEqual([done.id]);
  });

  it('a failed change that one person may make leaves no record', async () => {
    const body = await toRole(people.agent, 'player');
    expect(await outcomeOf(requestChange(people.superadmin, body))).toBe('has_downline');
    expect((await world.services.changes.list(people.admin, {})).meta.total).toBe(0);
  });
});

describe('users and payment channels', () => {
  beforeEach(() => open(true));

  it('an admin is created by two people, and waits for approval like every user', async () => {
    const request = await requestChange(people.superadmin, newAdmin);
    await approve(people.superadmin2, request);
    const { data } = await world.services.users.list(people.superadmin, { search: 'fresh-admin' });
    expect(data).toMatchObject([{ role: 'admin', status: 'pending' }]);
    expect(await outcomeOf(requestChange(people.superadmin, newAdmin))).toBe('username_taken');
  });

  it('a user of another role is created by one person', async () => {
    const params = { username: 'a-player', password: 'correct horse battery', role: 'player' };
    const body = { kind: 'user.create', params, reason } as ChangeAsk;
    expect(await outcomeOf(requestChange(people.superadmin, body))).toBe('validation');
  });

  it('a blocked user is unblocked by a superadmin and another staff member of higher rank', async () => {
    await block(people.stranger);
    await block(people.admin2);
    const request = await requestChange(people.superadmin, await unblock(people.stranger));
    expect((await approve(people.admin, request)).status).toBe('approved');
    expect((await readUser(people.stranger)).status).toBe('activated');
    const unseen = await world.user({ status: 'pending' });
    await block(unseen);
    expect(await outcomeOf(requestChange(people.superadmin, await unblock(unseen)))).toBe(
      'validation',
    );
    const { params, ...rest } = (await unblock(unseen)) as ChangeAsk & { kind: 'user.unblock' };
    const checked = { ...rest, params: { ...params, verified: true } } as ChangeAsk;
    await approve(people.admin, await requestChange(people.superadmin, checked));
    expect(await readUser(unseen)).toMatchObject({ status: 'activated' });
    expect((await readUser(unseen)).verification).toMatchObject({ by: people.superadmin.username });
    const ofAdmin = await requestChange(people.superadmin, await unblock(people.admin2));
    expect(await outcomeOf(approve(people.admin, ofAdmin))).toBe('forbidden');
    expect(await outcomeOf(requestChange(people.superadmin, await unblock(people.player)))).toBe(
      'status_not_allowed',
    );
  });

  it('a channel is created and changed by two staff members', async () => {
    await addGateway();
    const { channels } = world.services;
    const request = await requestChange(people.admin, newChannel);
    expect(request.facts).toContainEqual({ name: 'account', before: null, after: '081234567890' });
    expect(await channels.list()).toEqual([]);
    await approve(people.admin2, request);
    const [created] = await channels.list();
    expect(created).toMatchObject({ name: 'Dompet Uji', account: '081234567890' });
    const change = { version: created!.version, account: '089999999999' };
    const params = { channelId: created!.id, change };
    const edit = await requestChange(people.admin, { kind: 'channel.update', params, reason });
    expect(edit.facts).toEqual([
      { name: 'account', before: '081234567890', after: '089999999999' },
    ]);
    await approve(people.superadmin, edit);
    expect((await channels.show(created!.id)).account).toBe('089999999999');
    expect(
      await outcomeOf(requestChange(people.admin, { kind: 'channel.update', params, reason })),
    ).toBe('conflict');
  });

  it('credentials of a gateway are changed by two staff members, and are never shown', async () => {
    await addGateway();
    const change = { version: 1, enabled: false, min: '5000', secret: 'the key of the gateway' };
    const params = { gatewayId, change };
    const request = await requestChange(people.superadmin, {
      kind: 'gateway.update',
      params,
      reason,
    });
    expect(request.facts).toEqual([
      { name: 'enabled', before: 'yes', after: 'no' },
      { name: 'min', before: null, after: '5000' },
      { name: 'secret', before: null, after: '••••••' },
    ]);
    await approve(people.admin, request);
    expect(await world.services.gateways.list()).toMatchObject([
      { enabled: false, min: '5000', hasSecret: true, version: 2 },
    ]);
  });
});
