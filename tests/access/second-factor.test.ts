import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiTable, type ApiName, type ApiRow, type Role } from '@lobi/core/contract';
import { defaultRules } from '../../packages/server/src/config/platform-rules.ts';
import { loginLimits } from '../../packages/server/src/services/auth/login-guard.ts';
import {
  type Answer,
  type ContractKit,
  type KnownPerson,
  beginSecondFactor,
  codeOf,
  createContractKit,
  demoPassword,
  loginWith,
  registerUser,
  enableSecondFactor,
} from '@lobi/core/conformance';
import { startTestPlatform } from '../contract/running-platform.ts';

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
let kit: ContractKit;
beforeAll(async () => {
  const rules = { ...defaultRules, staffSecondFactor: true };
  platform = await startTestPlatform({ rules });
  kit = createContractKit(platform.origin);
});
afterAll(() => platform.stop());

const refusalOf = ({ body }: Answer): string | undefined => (body as { code?: string }).code;

const demo = async (username: string): Promise<KnownPerson> => ({
  session: await kit.as(username),
  username,
  password: demoPassword,
  self: await kit.self(username),
});

const rows = (Object.keys(apiTable) as ApiName[]).map((name) => ({
  name,
  row: apiTable[name] as ApiRow,
}));
const staff = ['agent', 'declare', 'admin', 'superadmin'] as const satisfies readonly Role[];
const mayCall = ({ access }: ApiRow, role: Role): boolean =>
  access.kind === 'auth' || (access.kind === 'roles' && access.roles.includes(role));

describe('a platform that requires a second factor of staff and agents', () => {
  it('the public settings contain whether staff needs a second factor', async () => {
    const { body } = await kit.guest().call('settings.show');
    expect(body).toMatchObject({ data: { app: { staffSecondFactor: true } } });
  });

  const closed = rows
    .filter(({ row }) => row.access.kind !== 'public' && !row.withoutSecondFactor)
    .flatMap(({ name, row }) =>
      staff.filter((role) => mayCall(row, role)).map((role) => ({ name, role })),
    );
  it.each(closed)(
    'the call $name is denied to a $role without a second factor',
    async ({ name, role }) => {
      const answer = await (await kit.as(role)).call(name);
      expect([answer.status, refusalOf(answer)]).toEqual([403, 'second_factor_required']);
    },
  );

  it.each(staff)(
    'a signed-in %s without a required second factor sees only their account, and may set one up',
    async (role) => {
      const session = await kit.as(role);
      expect((await session.call('auth.check')).body).toMatchObject({ hasSecondFactor: false });
      expect((await session.call('second-factor.show')).body).toMatchObject({
        data: { since: null, recoveryLeft: 0, demanded: true },
      });
    },
  );

  it('admins without a required second factor may join their own channel, but no staff channel', async () => {
    const { session, self } = await demo('admin');
    const join = (channel_name: string) =>
      session.call('broadcasting.auth', { body: { socket_id: '1.1', channel_name } });
    expect((await join(`private-user.${self.id}`)).status).toBe(200);
    expect(refusalOf(await join('private-ops.all'))).toBe('second_factor_required');
    expect(refusalOf(await join('private-user.unknown'))).toBe('forbidden');
  });

  it('players need no second factor', async () => {
    const { session } = await registerUser(kit.guest());
    expect((await session.call('dashboard.show')).status).toBe(200);
    expect((await session.call('second-factor.show')).body).toMatchObject({
      data: { demanded: false },
    });
  });

  it('an admin with a second factor may work, and cannot turn it off', async () => {
    const admin = await demo('admin');
    const { secret, recoveryCodes } = await enableSecondFactor(admin);
    expect((await admin.session.call('dashboard.show')).status).toBe(200);
    expect((await admin.session.call('auth.check')).body).toMatchObject({ hasSecondFactor: true });
    const body = { password: demoPassword, code: recoveryCodes[0] };
    expect(refusalOf(await admin.session.call('second-factor.end', { body }))).toBe('forbidden');

    const other = kit.guest();
    expect(refusalOf(await loginWith(other, admin))).toBe('code_required');
    const answer = await loginWith(other, admin, codeOf(secret, 1));
    expect(answer.status).toBe(200);
    other.token = (answer.body as { token: string }).token;
    expect((await other.call('admin.change.list')).status).toBe(200);
  });
});

describe('signing in with a second factor', () => {
  it('a sign-in starts no session before the code is right', async () => {
    const person = await registerUser(kit.guest());
    const { recoveryCodes } = await enableSecondFactor(person);
    const sessions = async () =>
      (
        await platform.db.rows('select from sessions where user_id = $1 and revoked_at is null', [
          person.self.id,
        ])
      ).length;
    expect(await sessions()).toBe(1);
    const browser = kit.guest();
    const answers = [
      await loginWith(browser, person),
      await loginWith(browser, person, '000000'),
      await loginWith(browser, { ...person, password: 'not the password' }, recoveryCodes[0]),
    ];
    expect(answers.map(refusalOf)).toEqual(['code_required', 'code_wrong', 'credentials']);
    for (const { headers } of answers) expect(headers.getSetCookie()).toEqual([]);
    expect(await sessions()).toBe(1);
    // A caller without the password has not used the code up.
    expect((await loginWith(browser, person, recoveryCodes[0])).status).toBe(200);
    expect(refusalOf(await loginWith(browser, person, recoveryCodes[0]))).toBe('code_wrong');
  });

  it('guesses at the code are rate-limited, and requesting the code does not reset the count', async () => {
    const person = await registerUser(kit.guest());
    await enableSecondFactor(person);
    const refusals: (string | undefined)[] = [];
    for (let n = 0; n < loginLimits.own.free; n += 1) {
      refusals.push(refusalOf(await loginWith(kit.guest(), person, '000000')));
      if (n === 1) refusals.push(refusalOf(await loginWith(kit.guest(), person)));
    }
    expect(refusals).toEqual([
      'code_wrong',
      'code_wrong',
      'code_required',
      ...Array.from({ length: loginLimits.own.free - 2 }, () => 'code_wrong'),
    ]);
    expect(refusalOf(await loginWith(kit.guest(), person, '000000'))).toBe('rate_limited');
  });

  it.each(['second-factor.end', 'second-factor.renew'] as const)(
    'guesses at the code of %s are rate-limited, and a right password does not reset the count',
    async (name) => {
      const person = await registerUser(kit.guest());
      const { recoveryCodes } = await enableSecondFactor(person);
      const { session, password } = person;
      const answerTo = async (code: string | undefined) =>
        refusalOf(await session.call(name, { body: { password, code } }));
      const { free } = loginLimits.own;
      for (let n = 0; n < free; n += 1) {
        expect(await answerTo('000000')).toBe('code_wrong');
        if (n !== free - 2) continue;
        const begun = await session.call('second-factor.begin', { body: { password } });
        expect(refusalOf(begun)).toBe('conflict');
      }
      expect(await answerTo(recoveryCodes[0])).toBe('rate_limited');
    },
  );

  it('the activity log has every attempt, renewal, activation and deactivation of a second factor', async () => {
    const person = await registerUser(kit.guest());
    const { recoveryCodes } = await enableSecondFactor(person);
    await loginWith(kit.guest(), person, '000000');
    const { password } = person;
    const renewed = await person.session.call('second-factor.renew', {
      body: { password, code: recoveryCodes[0] },
    });
    const { data: codes } = renewed.body as { data: { recoveryCodes: string[] } };
    await person.session.call('second-factor.end', {
      body: { password, code: codes.recoveryCodes[0] },
    });
    const { body } = await person.session.call('activity.list', {
      params: { userId: person.self.id },
    });
    const { data } = body as { data: { action: string }[] };
    expect(data.map(({ action }) => action)).toEqual([
      'second-factor-off',
      'second-factor-renew',
      'login-failed',
      'second-factor-on',
      'register',
    ]);
    expect((await loginWith(kit.guest(), person)).status).toBe(200);
  });

  it('the set-up of a second factor requires the password', async () => {
    const person = await registerUser(kit.guest());
    const answer = await person.session.call('second-factor.begin', {
      body: { password: 'not the password' },
    });
    expect(refusalOf(answer)).toBe('password_wrong');
    const { secret, uri } = await beginSecondFactor(person);
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toContain(person.username);
  });
});
