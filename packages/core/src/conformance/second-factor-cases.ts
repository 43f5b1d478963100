import type { ApiName } from '../contract/api/index.ts';
import type { ContractCase, ContractCases } from './contract-cases.ts';
import type { ContractKit } from './contract-kit.ts';
import type { Answer } from './http-session.ts';
import {
  beginSecondFactor,
  codeOf,
  loginWith,
  registerUser,
  enableSecondFactor,
} from './second-factor.ts';
import { unknownId } from './unknown-id.ts';

type SecondFactorName = Extract<ApiName, `second-factor.${string}`>;

const wrongCode = 'AAAAA-AAAAA';

const person = (kit: ContractKit) => registerUser(kit.guest());

const begin = async (kit: ContractKit, isOn: boolean, password?: string): Promise<Answer> => {
  const member = await person(kit);
  if (isOn) await enableSecondFactor(member);
  return member.session.call('second-factor.begin', {
    body: { password: password ?? member.password },
  });
};

const confirm = async (kit: ContractKit, code?: string): Promise<Answer> => {
  const member = await person(kit);
  const { secret } = await beginSecondFactor(member);
  return member.session.call('second-factor.confirm', { body: { code: code ?? codeOf(secret) } });
};

/** Disables the second factor, or creates new recovery codes: both require password and code. */
const proven = async (
  kit: ContractKit,
  name: 'second-factor.end' | 'second-factor.renew',
  wrong: { readonly password?: string; readonly code?: string } = {},
): Promise<Answer> => {
  const member = await person(kit);
  const { recoveryCodes } = await enableSecondFactor(member);
  const body = { password: member.password, code: recoveryCodes[0], ...wrong };
  return member.session.call(name, { body });
};

/** The same without an active second factor. */
const unproven = async (
  kit: ContractKit,
  name: 'second-factor.end' | 'second-factor.renew',
): Promise<Answer> => {
  const { session, password } = await person(kit);
  return session.call(name, { body: { password, code: wrongCode } });
};

const reset = async (kit: ContractKit, isOn: boolean): Promise<Answer> => {
  const member = await person(kit);
  if (isOn) await enableSecondFactor(member);
  const params = { userId: member.self.id };
  return (await kit.as('admin')).call('second-factor.reset', { params });
};

const loginOf =
  (code?: string): ContractCase =>
  async (kit) => {
    const member = await person(kit);
    await enableSecondFactor(member);
    return loginWith(kit.guest(), member, code);
  };

/** Signing in to an account with a second factor. */
export const codeFailures = { code_required: loginOf(), code_wrong: loginOf(wrongCode) };

/** Cases of the second factor. */
export const secondFactorCases: Pick<ContractCases, SecondFactorName> = {
  'second-factor.show': {
    success: async (kit) => (await kit.as('admin')).call('second-factor.show'),
    failures: {},
  },
  'second-factor.begin': {
    success: (kit) => begin(kit, false),
    failures: {
      password_wrong: (kit) => begin(kit, false, 'not the password'),
      conflict: (kit) => begin(kit, true),
    },
  },
  'second-factor.confirm': {
    success: (kit) => confirm(kit),
    failures: {
      code_wrong: (kit) => confirm(kit, wrongCode),
      conflict: async (kit) => {
        const { session } = await person(kit);
        return session.call('second-factor.confirm', { body: { code: wrongCode } });
      },
    },
  },
  'second-factor.end': {
    success: (kit) => proven(kit, 'second-factor.end'),
    failures: {
      password_wrong: (kit) => proven(kit, 'second-factor.end', { password: 'not the password' }),
      code_wrong: (kit) => proven(kit, 'second-factor.end', { code: wrongCode }),
      conflict: (kit) => unproven(kit, 'second-factor.end'),
    },
  },
  'second-factor.renew': {
    success: (kit) => proven(kit, 'second-factor.renew'),
    failures: {
      password_wrong: (kit) => proven(kit, 'second-factor.renew', { password: 'not the password' }),
      code_wrong: (kit) => proven(kit, 'second-factor.renew', { code: wrongCode }),
      conflict: (kit) => unproven(kit, 'second-factor.renew'),
    },
  },
  'second-factor.reset': {
    success: (kit) => reset(kit, true),
    failures: {
      not_found: async (kit) =>
        (await kit.as('admin')).call('second-factor.reset', { params: { userId: unknownId } }),
      conflict: (kit) => reset(kit, false),
    },
  },
};
