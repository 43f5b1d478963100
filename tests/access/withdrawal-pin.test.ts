import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginLimits } from '../../packages/server/src/services/auth/login-guard.ts';
import {
  type Answer,
  type ContractKit,
  type HttpSession,
  type KnownPerson,
  createContractKit,
  loginWith,
  otherPin,
  ownPin,
  registerUser,
  setPin,
  wrongPin,
} from '@lobi/core/conformance';
import { startTestPlatform } from '../contract/running-platform.ts';

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
let kit: ContractKit;
beforeAll(async () => {
  platform = await startTestPlatform();
  kit = createContractKit(platform.origin);
});
afterAll(() => platform.stop());

const refusalOf = ({ body }: Answer): string | undefined => (body as { code?: string }).code;
const person = () => registerUser(kit.guest());

/** Requests a withdrawal; a newcomer has no money, so that the right PIN leads to that error. */
const withdraw = async (
  session: HttpSession,
  { self }: Pick<KnownPerson, 'self'>,
  pin?: string,
): Promise<string | undefined> =>
  refusalOf(
    await session.call('transaction.create', {
      params: { walletId: self.wallet.id },
      body: {
        ...{ type: 'withdraw', amount: '50000', channelId: randomUUID() },
        ...{ institution: 'BCA', account: '1234567890', holder: 'Budi', pin },
      },
    }),
  );

/** Signs in in another browser. */
async function elsewhere(owner: KnownPerson): Promise<HttpSession> {
  const browser = kit.guest();
  browser.token = ((await loginWith(browser, owner)).body as { token: string }).token;
  return browser;
}

describe('the PIN of withdrawals', () => {
  it('the PIN is required before the withdrawal is validated', async () => {
    const owner = await person();
    const { session } = owner;
    expect(await withdraw(session, owner)).toBe('channel_unavailable');
    await setPin(owner);
    expect(await withdraw(session, owner)).toBe('pin_required');
    expect(await withdraw(session, owner, wrongPin)).toBe('pin_wrong');
    expect(await withdraw(session, owner, '12ab56')).toBe('validation');
    expect(await withdraw(session, owner, ownPin)).toBe('channel_unavailable');
  });

  it('a PIN that is easy to guess is rejected with a text on its field', async () => {
    const owner = await person();
    for (const pin of ['000000', '123456', '654321', '121212']) {
      const { status, body } = await setPin(owner, { pin });
      expect(status).toBe(422);
      expect(body).toMatchObject({
        code: 'validation',
        errors: { pin: [expect.stringContaining('123456')] },
      });
    }
    const { body } = await setPin(owner, { pin: '27182' });
    expect(body).toMatchObject({ errors: { pin: [expect.not.stringContaining('123456')] } });
  });

  it('a new sign-in does not reset the count of PIN guesses', async () => {
    const owner = await person();
    await setPin(owner);
    const { free } = loginLimits.own;
    for (let guess = 0; guess < free; guess += 1)
      expect(await withdraw(await elsewhere(owner), owner, wrongPin)).toBe('pin_wrong');
    expect(await withdraw(await elsewhere(owner), owner, wrongPin)).toBe('rate_limited');
    // A correct password alone resets no count.
    const answer = await setPin(owner, { pin: otherPin, currentPin: ownPin });
    expect(refusalOf(answer)).toBe('rate_limited');
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  });

  it('a PIN change rate-limits guesses at the password', async () => {
    const owner = await person();
    const guess = async () => refusalOf(await setPin(owner, { password: 'not the password' }));
    for (let n = 0; n < loginLimits.own.free; n += 1) expect(await guess()).toBe('password_wrong');
    expect(await guess()).toBe('rate_limited');
    const { body } = await owner.session.call('withdrawal-pin.show');
    expect(body).toEqual({ data: { since: null, demanded: false } });
  });

  it('the activity log has every creation, change and removal of a PIN, and resets by staff', async () => {
    const owner = await person();
    const { session, password, self } = owner;
    await setPin(owner);
    await setPin(owner, { pin: otherPin, currentPin: ownPin });
    await session.call('withdrawal-pin.end', { body: { password, pin: otherPin } });
    await setPin(owner);
    const params = { userId: self.id };
    const admin = await kit.as('admin');
    expect((await admin.call('withdrawal-pin.reset', { params })).status).toBe(204);
    const actionsOf = async (userId: string, reader: HttpSession) => {
      const { body } = await reader.call('activity.list', { params: { userId } });
      return (body as { data: { action: string }[] }).data.map(({ action }) => action);
    };
    expect(await actionsOf(self.id, session)).toEqual([
      'withdrawal-pin-off',
      'withdrawal-pin-on',
      'withdrawal-pin-off',
      'withdrawal-pin-change',
      'withdrawal-pin-on',
      'register',
    ]);
    const { id } = await kit.self('admin');
    expect((await actionsOf(id, admin))[0]).toBe('withdrawal-pin-reset');
  });
});
