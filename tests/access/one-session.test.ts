import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Platform } from '@lobi/server';
import type { PlatformSetting } from '@lobi/core/contract';
import { type ContractKit, HttpSession, createContractKit } from '@lobi/core/conformance';
import { startTestPlatform } from '../contract/running-platform.ts';
import { Received } from '../realtime/conformance/stage.ts';
import { createEcho } from '../realtime/echo-client.ts';
import { newPerson, type Person } from '../realtime/registered-user.ts';

let platform: Platform & AsyncDisposable;
let kit: ContractKit;

beforeAll(async () => {
  platform = await startTestPlatform();
  kit = createContractKit(platform.origin);
});
afterAll(() => platform[Symbol.asyncDispose]());

/** The setting, as a superadmin sets it while the platform runs. */
async function allowOne(value: boolean): Promise<void> {
  const superadmin = await kit.as('superadmin');
  const { body } = await superadmin.call('admin.setting.list');
  const setting = (body as { data: PlatformSetting[] }).data.find(
    ({ name }) => name === 'oneSession',
  );
  const params = { name: 'oneSession', value, version: setting?.version };
  const response = await superadmin.call('admin.change.create', {
    body: { kind: 'setting.update', params, reason: 'the law of the place' },
  });
  expect(response.status).toBe(201);
}

const signIn = async ({ self, password }: Person): Promise<HttpSession> => {
  const session = new HttpSession(platform.origin);
  await session.login(self.username, password);
  return session;
};

const statusOf = async (session: HttpSession) => (await session.call('auth.check')).status;

const running = async ({ self }: Person) =>
  (
    await platform.db.rows('select from sessions where user_id = $1 and revoked_at is null', [
      self.id,
    ])
  ).length;

describe('a platform that allows several devices', () => {
  it('a new sign-in leaves the other sessions alone where several devices are allowed', async () => {
    const person = await newPerson(platform);
    const other = await signIn(person);
    expect(await statusOf(person.session)).toBe(200);
    expect(await statusOf(other)).toBe(200);
  });
});

describe('a platform that allows one session', () => {
  beforeAll(() => allowOne(true));
  afterAll(() => allowOne(false));

  it('a new sign-in ends the user’s other session and its sockets, and no other user’s', async () => {
    const person = await newPerson(platform);
    const bystander = await newPerson(platform);
    const echo = createEcho(platform.origin, person.session);
    const errors = new Received<{ status: number }>();
    const joined = new Received<unknown>();
    echo
      .private(`wallet.${person.self.wallet.id}`)
      .error(errors.add)
      .subscribed(() => joined.add(0));
    await joined.atLeast(1);
    const other = await signIn(person);
    expect(await errors.atLeast(1)).toEqual([expect.objectContaining({ status: 401 })]);
    echo.disconnect();
    expect(await statusOf(person.session)).toBe(401);
    expect(await statusOf(other)).toBe(200);
    expect(await statusOf(bystander.session)).toBe(200);
  });

  it('many sign-ins of one user at once leave one session', async () => {
    const person = await newPerson(platform);
    const all = await Promise.all(Array.from({ length: 8 }, () => signIn(person)));
    expect(await running(person)).toBe(1);
    const statuses = await Promise.all(all.map(statusOf));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });
});
