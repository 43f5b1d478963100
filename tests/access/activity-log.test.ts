import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LoggedActivity, Meta, UserDetail } from '@lobi/core/contract';
import {
  type Answer,
  type ContractKit,
  HttpSession,
  createContractKit,
  demoPassword,
} from '@lobi/core/conformance';
import { startTestPlatform } from '../contract/running-platform.ts';

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
let kit: ContractKit;
beforeAll(async () => {
  platform = await startTestPlatform();
  kit = createContractKit(platform.origin);
});
afterAll(() => platform.stop());

interface Page {
  readonly data: readonly LoggedActivity[];
  readonly meta: Meta;
}

async function log(query: Record<string, string> = {}): Promise<Page> {
  const answer = await (await kit.as('admin')).call('admin.activity.list', { query });
  expect(answer.status).toBe(200);
  return answer.body as Page;
}

const dataOf = <Data>(answer: Answer): Data => (answer.body as { data: Data }).data;
const newName = () => `new-${randomUUID().slice(0, 13)}`;

/** A player just created by an agent. */
async function madeByAgent(): Promise<UserDetail> {
  const body = { username: newName(), password: demoPassword, role: 'player' };
  return dataOf(await (await kit.as('agent')).call('user.create', { body }));
}

describe('the activity log of all users', () => {
  it.each([
    ['admin', 200],
    ['superadmin', 200],
    ['agent', 403],
    ['player', 403],
    ['declare', 403],
    ['guest', 401],
  ] as const)('the activity log answers %s with %i', async (name, status) => {
    const session = name === 'guest' ? kit.guest() : await kit.as(name);
    expect((await session.call('admin.activity.list')).status).toBe(status);
  });

  it('the activity log has a rejected sign-in with an unknown username, without that name', async () => {
    const name = newName();
    const session = new HttpSession(platform.origin);
    const response = await session.login(name, 'not the password');
    expect(response.status).toBe(401);
    const { data } = await log({ action: 'login-failed', perPage: '1' });
    expect(data).toMatchObject([{ action: 'login-failed', user: null, subjects: [] }]);
    expect(JSON.stringify(data)).not.toContain(name);
  });

  it('the activity log shows staff notes about other users, but never about the reader', async () => {
    const writer = await kit.as('superadmin');
    const about = async (name: string): Promise<void> => {
      const { id: userId } = await kit.self(name);
      const body = { text: 'Asked for a passport.' };
      const answer = await writer.call('note.create', { params: { userId }, body });
      expect(answer.status).toBe(201);
    };
    await about('admin');
    const before = await log({ action: 'note-create' });
    expect(before.data).toEqual([]);
    expect(before.meta.total).toBe(0);
    await about('player');
    expect((await log({ action: 'note-create' })).data).toMatchObject([
      { user: { username: 'superadmin' }, subjects: [{ name: 'player' }] },
    ]);
  });

  it('the activity log names the actor and the subject, and nothing else of an action', async () => {
    const { id, username } = await madeByAgent();
    const agent = await kit.self('agent');
    const { data } = await log({ action: 'user-create', perPage: '1' });
    expect(data).toMatchObject([
      {
        user: { id: agent.id, username: agent.username, role: 'agent' },
        subjects: [{ kind: 'user', id, name: username }],
      },
    ]);
    const fields = ['action', 'browser', 'city', 'country', 'createdAt', 'device', 'id', 'ip'];
    expect(Object.keys(data[0] ?? {}).toSorted()).toEqual([...fields, 'subjects', 'user']);
  });

  it('the activity log lists an action on a user with its actor', async () => {
    const { id: userId, username } = await madeByAgent();
    const link = await (await kit.as('agent')).call('user.password-link', { params: { userId } });
    expect(link.status).toBe(200);
    const subjects = [{ kind: 'user', id: userId, name: username }];
    const { data } = await log({ action: 'password-link', perPage: '2' });
    expect(data).toMatchObject([
      { user: { role: 'agent' }, subjects },
      { user: null, subjects, ip: 'unknown' },
    ]);
    const token = (link.body as { data: { token: string } }).data.token;
    expect(JSON.stringify(data)).not.toContain(token);
  });

  it('the activity log is filtered by a user, by their id or name', async () => {
    const { id: userId, username } = await madeByAgent();
    await new HttpSession(platform.origin).login(username, demoPassword);
    const actions = ({ data }: Page) => data.map(({ action }) => action);
    expect(actions(await log({ userId }))).toEqual(['login']);
    expect(actions(await log({ search: username.toUpperCase() }))).toEqual(['login']);
    expect(actions(await log({ userId, action: 'logout' }))).toEqual([]);
    expect((await log({ userId: 'unknown' })).meta.total).toBe(0);
  });

  it('the activity log is paged, newest first, and oldest first on request', async () => {
    const first = await log({ perPage: '3' });
    const second = await log({ perPage: '3', page: '2' });
    const times = [...first.data, ...second.data].map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(6);
    const oldest = (await log({ perPage: '3', sort: 'createdAt' })).data;
    const oldTimes = oldest.map(({ createdAt }) => createdAt);
    expect(oldTimes).toEqual(oldTimes.toSorted());
    expect(oldTimes.every((time) => times.every((newer) => time <= newer))).toBe(true);
  });
});
