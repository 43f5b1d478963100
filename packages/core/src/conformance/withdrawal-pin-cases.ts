import type { ApiName } from '../contract/api/index.ts';
import type { ContractCases } from './contract-cases.ts';
import type { ContractKit } from './contract-kit.ts';
import type { Answer } from './http-session.ts';
import { registerUser } from './second-factor.ts';
import { otherPin, ownPin, setPin, wrongPin } from './withdrawal-pin.ts';
import { unknownId } from './unknown-id.ts';

type WithdrawalPinName = Extract<ApiName, `withdrawal-pin.${string}`>;

const wrongPassword = 'not the password';

const person = (kit: ContractKit) => registerUser(kit.guest());

/** Replaces a PIN. */
const changed = async (kit: ContractKit, currentPin?: string): Promise<Answer> => {
  const member = await person(kit);
  await setPin(member);
  return setPin(member, {
    pin: otherPin,
    ...(currentPin === undefined ? {} : { currentPin }),
  });
};

const ended = async (
  kit: ContractKit,
  credentials: { readonly password?: string; readonly pin?: string } = {},
): Promise<Answer> => {
  const member = await person(kit);
  await setPin(member);
  const body = { password: member.password, pin: ownPin, ...credentials };
  return member.session.call('withdrawal-pin.end', { body });
};

const reset = async (kit: ContractKit, isSet: boolean): Promise<Answer> => {
  const member = await person(kit);
  if (isSet) await setPin(member);
  const params = { userId: member.self.id };
  return (await kit.as('admin')).call('withdrawal-pin.reset', { params });
};

/** Cases of the withdrawal PIN. */
export const withdrawalPinCases: Pick<ContractCases, WithdrawalPinName> = {
  'withdrawal-pin.show': {
    success: async (kit) => (await kit.as('player')).call('withdrawal-pin.show'),
    failures: {},
  },
  'withdrawal-pin.set': {
    success: async (kit) => setPin(await person(kit)),
    failures: {
      password_wrong: async (kit) => setPin(await person(kit), { password: wrongPassword }),
      pin_required: (kit) => changed(kit),
      pin_wrong: (kit) => changed(kit, wrongPin),
      conflict: async (kit) => setPin(await person(kit), { currentPin: otherPin }),
    },
  },
  'withdrawal-pin.end': {
    success: (kit) => ended(kit),
    failures: {
      password_wrong: (kit) => ended(kit, { password: wrongPassword }),
      pin_wrong: (kit) => ended(kit, { pin: wrongPin }),
      conflict: async (kit) => {
        const { session, password } = await person(kit);
        return session.call('withdrawal-pin.end', { body: { password, pin: ownPin } });
      },
    },
  },
  'withdrawal-pin.reset': {
    success: (kit) => reset(kit, true),
    failures: {
      not_found: async (kit) =>
        (await kit.as('admin')).call('withdrawal-pin.reset', { params: { userId: unknownId } }),
      conflict: (kit) => reset(kit, false),
    },
  },
};
