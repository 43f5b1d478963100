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
  registered,
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
const person = () => registered(kit.guest());

/** Asks for a withdrawal; a newcomer has no money, so the right PIN leads to that. */
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
async function elsewhere(somebody: KnownPerson): Promise<HttpSession> {
  const browser = kit.guest();
  browser.token = ((await loginWith(browser, somebody)).body as { token: string }).token;
  return browser;
}

describe('the PIN of withdrawals', () => {
  it('is asked for before anything is said about the withdrawal', async () => {
    const somebody = await person();
    const { session } = somebody;
    expect(await withdraw(session, somebody)).toBe('channel_unavailable');
    await setPin(somebody);
    expect(await withdraw(session, somebody)).toBe('pin_required');
    expect(await withdraw(session, somebody, wrongPin)).toBe('pin_wrong');
    expect(await withdraw(session, somebody, '12ab56')).toBe('validation');
    expect(await withdraw(session, somebody, ownPin)).toBe('channel_unavailable');
  });

  it('is refused where anybody would guess it, in words at the field', async () => {
    const somebody = await person();
    for (const pin of ['000000', '123456', '654321', '121212']) {
      const { status, body } = await setPin(somebody, { pin });
      expect(status).toBe(422);
      expect(body).toMatchObject({
        code: 'validation',
        errors: { pin: [expect.stringContaining('123456')] },
      });
    }
    const { body } = await setPin(somebody, { pin: '27182' });
    expect(body).toMatchObject({ errors: { pin: [expect.not.stringContaining('123456')] } });
  });

  it('has no more guesses for whoever signs in anew', async () => {
    const somebody = await person();
    await setPin(somebody);
    const { free } = loginLimits.own;
    for (let guess = 0; guess < free; guess += 1)
      expect(await withdraw(await elsewhere(somebody), somebody, wrongPin)).toBe('pin_wrong');
    expect(await withdraw(await elsewhere(somebody), somebody, wrongPin)).toBe('too_many');
    // A right password alone forgives none.
    const answer = await setPin(somebody, { pin: otherPin, currentPin: ownPin });
    expect(refusalOf(answer)).toBe('too_many');
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  });

  it('is not changed by guesses at the password, which are slowed down too', async () => {
    const somebody = await person();
    const guess = async () => refusalOf(await setPin(somebody, { password: 'not the password' }));
    for (let n = 0; n < loginLimits.own.free; n += 1) expect(await guess()).toBe('password_wrong');
    expect(await guess()).toBe('too_many');
    const { body } = await somebody.session.call('withdrawal-pin.show');
    expect(body).toEqual({ data: { since: null, demanded: false } });
  });

  it('leaves a trace of what was set, changed and ended, and of help by staff', async () => {
    const somebody = await person();
    const { session, password, self } = somebody;
    await setPin(somebody);
    await setPin(somebody, { pin: otherPin, currentPin: ownPin });
    await session.call('withdrawal-pin.end', { body: { password, pin: otherPin } });
    await setPin(somebody);
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
