import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Meta, UserRow } from '@lobi/core/contract';
import { policyFor } from '../../packages/core/src/policy/index.ts';
import { defaultRules } from '../../packages/server/src/config/platform-rules.ts';
import {
  type Answer,
  type ContractKit,
  type HttpSession,
  createContractKit,
} from '@lobi/core/conformance';
import { startTestPlatform } from '../contract/running-platform.ts';

let kit: ContractKit;
let stop: () => Promise<void> = async () => undefined;
let count = 0;

beforeAll(async () => {
  const platform = await startTestPlatform({
    rules: { ...defaultRules, policy: policyFor('mt') },
    newUserStatus: 'activated',
  });
  stop = platform.stop;
  kit = createContractKit(platform.origin);
});
afterAll(() => stop());

/** Creates details of a new person. */
const someone = () => {
  count += 1;
  return {
    name: `Orang ${'abcdefghij'[count]}`,
    birthDate: `1990-01-${10 + count}`,
    phone: `+62812345678${10 + count}`,
    email: `orang${count}@example.com`,
  };
};

const register = (session: HttpSession, person: Record<string, string>): Promise<Answer> => {
  count += 1;
  const password = 'lampion-malam-7';
  return session.call('auth.register', {
    body: { username: `again-${count}`, password, passwordConfirmation: password, ...person },
  });
};

/** Signs out in a browser and keeps its other cookies. */
const signOut = async (session: HttpSession): Promise<void> => {
  expect((await session.call('auth.logout')).status).toBeLessThan(300);
  session.token = undefined;
};

interface Made {
  readonly data: { readonly id: string; readonly status: string };
  readonly token: string;
}

describe('a registration over HTTP', () => {
  it.each(['name', 'birthDate', 'phone', 'email'])(
    'a registration is rejected without %s if the jurisdiction requires it',
    async (field) => {
      const { [field as 'name']: _, ...person } = someone();
      const answer = await register(kit.guest(), person);
      expect(answer.status).toBe(422);
      expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([field]);
    },
  );

  it('a registration from the browser of an excluded user waits for staff, who see why', async () => {
    const browser = kit.guest();
    const first = (await register(browser, someone())).body as Made;
    expect(first.data.status).toBe('activated');
    browser.token = first.token;
    const excluded = await browser.call('break.start', { body: { length: '6m' } });
    expect(excluded.status).toBeLessThan(300);
    await signOut(browser);

    const second = (await register(browser, someone())).body as Made;
    expect(second.data.status).toBe('pending');
    expect(JSON.stringify(second)).not.toMatch(/hold|resembl/);
    // Another person in another browser is activated.
    expect(((await register(kit.guest(), someone())).body as Made).data.status).toBe('activated');

    const admin = await kit.as('admin');
    const list = (await admin.call('user.list', { query: { status: 'pending', perPage: '100' } }))
      .body as { data: UserRow[]; meta: Meta };
    const stored = list.data.find(({ id }) => id === second.data.id);
    expect(stored?.hold?.matches).toEqual([
      expect.objectContaining({
        user: expect.objectContaining({ id: first.data.id }),
        signs: ['address', 'device'],
      }),
    ]);
  });
});
