import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginLimits } from '../../packages/server/src/services/auth/login-guard.ts';
import type { ContractKit } from '../contract/contract-kit.ts';
import type { HttpSession } from '../contract/http-session.ts';
import { startTestPlatform } from '../contract/running-platform.ts';
import { startSecurityWorld } from './security-world.ts';

type Running = Awaited<ReturnType<typeof startSecurityWorld>>['platform'];

/** A sign-in from one of this machine's own addresses; the whole of 127.0.0.0/8 is. */
function loginFrom(
  platform: Pick<Running, 'origin'>,
  localAddress: string,
  body: { readonly username: string; readonly password: string },
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(
      `${platform.origin.replace('localhost', '127.0.0.1')}/api/auth/login`,
      {
        method: 'POST',
        localAddress,
        headers: { 'content-type': 'application/json', ...headers },
      },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    call.on('error', reject);
    call.end(JSON.stringify(body));
  });
}

const count = (statuses: readonly number[], status: number): number =>
  statuses.filter((each) => each === status).length;

interface Known {
  readonly username: string;
  readonly password: string;
  readonly session: HttpSession;
}

describe('guessing', () => {
  let platform: Running;
  let kit: ContractKit;
  beforeAll(async () => {
    ({ platform, kit } = await startSecurityWorld());
  });
  afterAll(() => platform.stop());

  async function newcomer(): Promise<Known> {
    const session = kit.guest();
    const [username, password] = [`new-${randomUUID().slice(0, 13)}`, randomUUID()];
    const body = { username, password, passwordConfirmation: password };
    expect((await session.call('auth.register', { body })).status).toBe(201);
    return { username, password, session };
  }

  it('at one account gets as many answers as one address would, from however many it comes', async () => {
    const { username, password, session } = await newcomer();
    const statuses = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        loginFrom(platform, `127.0.1.${n + 1}`, { username, password: `guess ${n}` }),
      ),
    );
    expect(count(statuses, 401)).toBe(loginLimits.account.free);
    expect(count(statuses, 429)).toBe(40 - loginLimits.account.free);
    // Not even the right password tells itself apart, and the owner still gets in where they are known.
    expect(await loginFrom(platform, '127.0.2.1', { username, password })).toBe(429);
    expect((await session.login(username, password)).status).toBe(200);
  });

  it('over many accounts from one address is stopped, and everybody else gets in', async () => {
    const { username, password } = await newcomer();
    const statuses = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        loginFrom(platform, '127.0.3.1', { username: `sprayed-${n}`, password: 'lobi-demo' }),
      ),
    );
    expect(count(statuses, 401)).toBe(loginLimits.address.free);
    expect(count(statuses, 429)).toBe(60 - loginLimits.address.free);
    expect(await loginFrom(platform, '127.0.3.2', { username, password })).toBe(200);
  });

  it('is not helped by claiming to come from elsewhere', async () => {
    const claims = (n: number) => ({
      'x-forwarded-for': `10.1.${n}.1`,
      'x-real-ip': `10.1.${n}.1`,
      'x-client-ip': `10.1.${n}.1`,
      'cf-connecting-ip': `10.1.${n}.1`,
      forwarded: `for=10.1.${n}.1`,
    });
    const statuses = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        loginFrom(
          platform,
          '127.0.4.1',
          { username: `claimed-${n}`, password: 'lobi-demo' },
          claims(n),
        ),
      ),
    );
    expect(count(statuses, 401)).toBe(loginLimits.address.free);
    const seen = await platform.db.rows(`select 1 from activity where ip like '10.1.%'`);
    expect(seen).toEqual([]);
  });

  it.each(['nobody-of-that-name', 'player', 'blocked', 'pending'])(
    'tells nothing about %s: status, code and words are those of every wrong password',
    async (username) => {
      const answers = [];
      for (const name of [username, `nobody-${randomUUID().slice(0, 8)}`]) {
        const answer = await kit.guest().call('auth.login', {
          body: { username: name, password: 'not the password' },
        });
        const { reference: _, ...body } = answer.body as Record<string, unknown>;
        answers.push([answer.status, body, [...answer.headers.keys()].sort()]);
      }
      expect(answers[0]).toEqual(answers[1]);
    },
  );
});

describe('behind a proxy that is trusted', () => {
  it('counts the address that the proxy has written last, and no other', async () => {
    await using platform = await startTestPlatform({ trustProxy: true });
    const from = (claimed: string, n: number) =>
      loginFrom(
        platform,
        '127.0.5.1',
        { username: `proxied-${randomUUID().slice(0, 8)}`, password: `guess ${n}` },
        { 'x-forwarded-for': `203.0.113.${n}, ${claimed}` },
      );
    const statuses = await Promise.all(
      Array.from({ length: 40 }, (_, n) => from('198.51.100.7', n)),
    );
    expect(count(statuses, 401)).toBe(loginLimits.address.free);
    expect(await from('198.51.100.8', 1)).toBe(401);
  });
});
