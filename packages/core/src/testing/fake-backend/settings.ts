import { AppError } from '../../contract/error-codes.ts';
import {
  fitsSetting,
  settingNames,
  type SettingName,
  type SettingValue,
} from '../../contract/platform-settings.ts';
import type { ChangeParams } from '../../contract/schemas/change-request.ts';
import type { PlatformSetting } from '../../contract/schemas/platform-setting.ts';
import { announceChange } from './news.ts';
import type { FakeUser, World } from './world.ts';

/** With what the fake platform starts. */
const start: Readonly<Record<SettingName, SettingValue>> = {
  agentApprovalUpTo: '5000000',
  secondApprovalAbove: null,
  cashInApprovalAbove: null,
  maximumPayout: '5000000000',
  largeWinFrom: '10000000',
  gameEarningsBp: 750,
  confirmSeconds: 3,
  newUserStatus: 'activated',
  fourEyes: false,
  allowWithdrawCancel: false,
  withdrawalPin: false,
  oneSession: false,
  staffSecondFactor: false,
};

/** All settings, in the order of their table. */
export const settingsOf = (world: World): PlatformSetting[] =>
  settingNames.map((name) => {
    const history = world.settingHistory.get(name) ?? [];
    const first = name === 'fourEyes' ? world.fourEyes : start[name];
    const [last] = history;
    return {
      name,
      value: last ? last.value : first,
      start: start[name],
      version: history.length,
      history: [...history],
    };
  });

/** Is a switch on? */
export const isSwitchedOn = (world: World, switched: SettingName): boolean =>
  settingsOf(world).some(({ name, value }) => name === switched && value === true);

/** A setting that may get this value. Throws as the change. */
export function settableOf(
  world: World,
  { name, value, version }: ChangeParams<'setting.update'>,
): PlatformSetting {
  const setting = settingsOf(world).find((each) => each.name === name);
  if (setting?.version !== version) throw new AppError('conflict');
  if (!fitsSetting(name, value, 'IDR') || setting.value === value) {
    throw new AppError('validation', name, { errors: { 'params.value': [name] } });
  }
  return setting;
}

/** Sets it, and tells the staff. */
export function setSetting(
  world: World,
  { id, username }: FakeUser,
  params: ChangeParams<'setting.update'>,
  reason: string,
): void {
  const { name, history } = settableOf(world, params);
  const { value } = params;
  const time = { value, reason, setBy: { id, username }, setAt: world.timeNow() };
  world.settingHistory.set(name, [time, ...history]);
  if (name === 'fourEyes') world.fourEyes = value === true;
  announceChange(world, 'setting', name);
}
