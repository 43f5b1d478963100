import { beforeEach, describe, expect, it } from 'vitest';
import type { ChangeAsk, SettingName, SettingValue } from '@lobi/core/contract';
import { createWorld, once, type World } from './world.ts';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { currentSettings } from '../../packages/server/src/services/settings/current-settings.ts';
import { defaultRules } from '../../packages/server/src/config/platform-rules.ts';
import { createTestUsers, outcomeOf, type TestUsers } from './test-users.ts';
import { setUpWorlds } from './set-up-worlds.ts';
import { queryRow } from '../query-rows.ts';

const freshWorld = setUpWorlds();
const reason = 'looked into it together';

let world: World;
let people: TestUsers;

const open = async (fourEyes: boolean): Promise<void> => {
  world = await freshWorld({ rules: { fourEyes } });
  people = await createTestUsers(world);
};

const settingOf = async (name: SettingName) => {
  const settings = await world.services.settings.list();
  return settings.find((setting) => setting.name === name)!;
};
const setTo = async (name: SettingName, value: SettingValue): Promise<ChangeAsk> => {
  const { version } = await settingOf(name);
  return { kind: 'setting.update', params: { name, value, version }, reason };
};
const set = async (name: SettingName, value: SettingValue, by: Actor = people.superadmin) =>
  world.services.changes.request(by, await setTo(name, value));

const cashIn = async (giver: Actor, taker: Actor, amount: string) => {
  const body = { type: 'cash-in', amount } as const;
  const created = await world.services.transactions.create(
    giver,
    taker.walletId,
    body,
    once(),
    'en',
  );
  return created.answer.status;
};

describe('settings', () => {
  beforeEach(() => open(false));

  it('a setting has its configured value until it is set, and a history of changes', async () => {
    expect(await settingOf('agentApprovalUpTo')).toEqual({
      name: 'agentApprovalUpTo',
      value: String(defaultRules.agentApprovalUpTo),
      start: String(defaultRules.agentApprovalUpTo),
      version: 0,
      history: [],
    });
    await set('agentApprovalUpTo', '1000');
    await set('agentApprovalUpTo', '2000');
    const { value, version, history } = await settingOf('agentApprovalUpTo');
    expect([value, version]).toEqual(['2000', 2]);
    expect(history.map((change) => [change.value, change.reason, change.setBy.username])).toEqual([
      ['2000', reason, people.superadmin.username],
      ['1000', reason, people.superadmin.username],
    ]);
  });

  it('a setting is changed by superadmins only, within its range, and not to its current value', async () => {
    const cases = [
      [people.admin, 'maximumPayout', '1000', 'forbidden'],
      [people.superadmin, 'maximumPayout', '0', 'validation'],
      [people.superadmin, 'maximumPayout', null, 'validation'],
      [people.superadmin, 'maximumPayout', String(defaultRules.maximumPayout), 'validation'],
      [people.superadmin, 'gameEarningsBp', 10_001, 'validation'],
      [people.superadmin, 'gameEarningsBp', '750', 'validation'],
      [people.superadmin, 'newUserStatus', 'blocked', 'validation'],
      [people.superadmin, 'fourEyes', 1, 'validation'],
      [people.superadmin, 'secondApprovalAbove', '1000', 'ok'],
      [people.superadmin, 'secondApprovalAbove', null, 'ok'],
    ] as const;
    for (const [by, name, value, expected] of cases) {
      const outcome = await outcomeOf(set(name, value, by));
      expect([name, value, outcome]).toEqual([name, value, expected]);
    }
  });

  it('a setting that two superadmins change concurrently is changed once', async () => {
    const bodies = [await setTo('gameEarningsBp', 100), await setTo('gameEarningsBp', 200)];
    const [one, two] = [people.superadmin, people.superadmin2];
    const outcomes = await Promise.all([
      outcomeOf(world.services.changes.request(one, bodies[0]!)),
      outcomeOf(world.services.changes.request(two, bodies[1]!)),
    ]);
    expect(outcomes.toSorted()[1]).toBe('ok');
    expect(['conflict', 'change_pending']).toContain(outcomes.toSorted()[0]);
    expect((await settingOf('gameEarningsBp')).version).toBe(1);
  });

  it('the history of settings is never rewritten', async () => {
    await set('gameEarningsBp', 100);
    await expect(world.db.run(`update platform_settings set value = '1'`)).rejects.toThrow(
      'written once',
    );
    await expect(world.db.run('delete from platform_settings')).rejects.toThrow('written once');
  });

  it('a changed setting is published to staff', async () => {
    await set('gameEarningsBp', 100);
    const rows = await world.db.rows(
      `select from outbox where topic = 'ops' and facts ->> 'kind' = 'setting'`,
    );
    expect(rows).toHaveLength(1);
  });

  it('a changed setting applies on another node from its next operation, in the currency’s minor units', async () => {
    const other = createWorld(world.db);
    const { agent, player } = people;
    const rich = await world.user({ role: 'agent', funds: 90_000n });
    const below = await world.user({ parent: rich });
    expect(await cashIn(rich, below, '2000')).toBe('completed');
    await set('cashInApprovalAbove', '1000');
    await set('maximumPayout', '777');
    const { answer } = await other.services.transactions.create(
      rich,
      below.walletId,
      { type: 'cash-in', amount: '2000' },
      once(),
      'en',
    );
    expect(answer.status).toBe('pending');
    expect(await currentSettings(other.db, defaultRules, 'IDR')).toMatchObject({
      cashInApprovalAbove: 1_000n,
      maximumPayout: 777n,
      policy: defaultRules.policy,
    });
    expect(await currentSettings(other.db, { maximumPayout: 1n }, 'USD')).toEqual({
      maximumPayout: 77_700n,
    });
    expect([agent.status, player.status]).toEqual(['activated', 'activated']);
  });

  it('a new arena has the undo period of the settings', async () => {
    await set('confirmSeconds', 45);
    const arena = await world.services.games.create(people.admin, {
      title: 'Arena Baru',
      minimumStake: '1000',
      maximumStake: '5000',
      takeoutBp: 600,
      minimumOdds: 130,
    } as never);
    const row = await queryRow<{ seconds: number }>(
      world.db,
      'select confirm_seconds as seconds from games where id = $1',
      [arena.id],
    );
    expect(row?.seconds).toBe(45);
  });
});

describe('two-person approval as a setting', () => {
  it('two-person approval applies from the next change, and is switched off by two people', async () => {
    await open(false);
    expect((await set('fourEyes', true)).status).toBe('approved');
    const request = await set('gameEarningsBp', 100);
    expect(request).toMatchObject({
      status: 'waiting',
      facts: [{ name: 'value', before: String(defaultRules.gameEarningsBp), after: '100' }],
    });
    expect((await settingOf('gameEarningsBp')).version).toBe(0);
    const off = await set('fourEyes', false);
    await world.services.changes.decide(people.admin, off.id, { approve: true });
    expect((await settingOf('fourEyes')).value).toBe(false);
    expect((await set('maximumPayout', '5')).status).toBe('approved');
    await world.services.changes.decide(people.admin, request.id, { approve: true });
    expect((await settingOf('gameEarningsBp')).value).toBe(100);
  });
});
