import type { ErrorCode } from '../contract/error-codes.ts';
import type { NewRole } from '../contract/roles.ts';
import type { ChangeAsk, ChangeRequest } from '../contract/schemas/change-request.ts';
import type { PlatformSetting } from '../contract/schemas/platform-setting.ts';
import type { User, UserDetail } from '../contract/schemas/user.ts';
import type { SettingName, SettingValue } from '../contract/platform-settings.ts';
import type { ConformanceCheck } from './conformance-check.ts';
import type { ContractKit } from './contract-kit.ts';
import { ensure, ensureFailure } from './expectations.ts';
import { demoPassword, type Answer, type HttpSession, type SessionUser } from './http-session.ts';
import { dataOf } from './money-requests.ts';

/**
 * A rule of the reference platform that its contract does not fix: the server and the fake backend must
 * apply it alike; a partner's platform may have other terms.
 */
export type RuleCheck = Pick<ConformanceCheck, 'name' | 'run'>;

/** A user created by a check, and the session of the user. */
export interface Member {
  readonly session: HttpSession;
  readonly self: SessionUser;
}

/** The user as a superadmin sees it now. */
export const userNow = async (kit: ContractKit, userId: string): Promise<UserDetail> =>
  dataOf(await (await kit.as('superadmin')).call('user.show', { params: { userId } }));

/** Creates a user without a status of its own; by default a superadmin does. */
export const createUser = async (
  kit: ContractKit,
  body: { readonly role: NewRole; readonly parentId?: string; readonly commissionBp?: number },
  maker = 'superadmin',
): Promise<Answer> =>
  (await kit.as(maker)).call('user.create', {
    body: { username: `new-${crypto.randomUUID().slice(0, 13)}`, password: demoPassword, ...body },
  });

/** Activates a created user, and signs it in. */
export async function memberOf(kit: ContractKit, created: Answer): Promise<Member> {
  const { id, username, status } = dataOf<UserDetail>(created);
  const superadmin = await kit.as('superadmin');
  if (status !== 'activated') {
    const { version } = await userNow(kit, id);
    const body = { status: 'activated', verified: true, reason: 'for a check', version };
    dataOf(await superadmin.call('user.status', { params: { userId: id }, body }));
  }
  const session = kit.guest();
  const body = { username, password: demoPassword, agreement: { noticeVersion: '1' } };
  const answer = await session.call('auth.login', { body });
  const self = dataOf<User>(answer);
  session.token = (answer.body as { token: string }).token;
  return { session, self };
}

/** Creates, activates and signs in a user. */
export const member = async (
  kit: ContractKit,
  body: Parameters<typeof createUser>[1],
  maker?: string,
): Promise<Member> => memberOf(kit, await createUser(kit, body, maker));

/** Moves money of an admin into a wallet. */
export async function fund(kit: ContractKit, walletId: string, amount: string): Promise<void> {
  dataOf(await cashIn(await kit.as('admin'), walletId, amount));
}

export const cashIn = (session: HttpSession, walletId: string, amount: string): Promise<Answer> =>
  session.call('transaction.create', {
    params: { walletId },
    body: { type: 'cash-in', amount },
  });

/** Requests a change of a superadmin, or of another account. */
export const askFor = async (
  kit: ContractKit,
  { kind, params }: Pick<ChangeAsk, 'kind' | 'params'>,
  requester = 'superadmin',
): Promise<Answer> =>
  (await kit.as(requester)).call('admin.change.create', {
    body: { kind, params, reason: 'for a check' },
  });

/** Runs something while a setting of the platform has another value. */
export async function withSetting(
  kit: ContractKit,
  { name, value }: { readonly name: SettingName; readonly value: SettingValue },
  run: () => Promise<void>,
): Promise<void> {
  const set = async (newValue: SettingValue): Promise<SettingValue> => {
    const list = await (await kit.as('superadmin')).call('admin.setting.list');
    const before = dataOf<PlatformSetting[]>(list).find((setting) => setting.name === name);
    if (!before) throw new Error(`no setting ${name}`);
    const params = { name, value: newValue, version: before.version };
    const done = dataOf<ChangeRequest>(
      await askFor(kit, { kind: 'setting.update', params } as ChangeAsk),
    );
    ensure(done.status === 'approved', `the setting is ${done.status}`);
    return before.value;
  };
  const before = await set(value);
  try {
    await run();
  } finally {
    await set(before);
  }
}

/** Checks the code of a failure, and that it names this field and no other. */
export function ensureField(answer: Answer, code: ErrorCode, field: string): string {
  const { errors = {} } = ensureFailure(answer, code);
  const fields = Object.keys(errors);
  ensure(fields.length === 1 && fields[0] === field, `the fields ${fields.join(', ')}`);
  return errors[field]?.[0] ?? '';
}
