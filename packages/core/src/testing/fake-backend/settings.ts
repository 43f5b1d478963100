import { AppError } from '../../contract/error-codes.ts';
import {
  fitsSetting,
  settingNames,
  type SettingName,
  type SettingValue,
} from '../../contract/platform-settings.ts';
import type { ChangeParams } from '../../contract/schemas/change-request.ts';
import type { PlatformSetting } from '../../contract/schemas/platform-setting.ts';
import { agentReviews, type AgentReview } from '../../contract/agent-review.ts';
import { minorOf } from './money.ts';
import { announceChange } from './news.ts';
import type { FakeUser, World } from './world.ts';

/** Start settings of the fake platform. */
const start: Readonly<Record<SettingName, SettingValue>> = {
  agentReview: 'unflagged',
  agentApprovalUpTo: '5000000',
  agentDailyUpTo: '50000000',
  secondApprovalAbove: '10000000',
  cashInApprovalAbove: null,
  maximumPayout: '5000000000',
  largeWinFrom: '10000000',
  welcomeCredit: '0',
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

/** Returns whether a boolean setting is on. */
export const isSwitchedOn = (world: World, switched: SettingName): boolean =>
  settingsOf(world).some(({ name, value }) => name === switched && value === true);

/** Settings that are amounts; an empty one returns `null`. */
type AmountSetting =
  | 'agentApprovalUpTo'
  | 'agentDailyUpTo'
  | 'maximumPayout'
  | 'largeWinFrom'
  | 'welcomeCredit';

/** Value of a setting that is an amount, in minor units. */
export function amountSetting(world: World, wanted: AmountSetting): bigint;
export function amountSetting(
  world: World,
  wanted: 'secondApprovalAbove' | 'cashInApprovalAbove',
): bigint | null;
export function amountSetting(world: World, wanted: SettingName): bigint | null {
  const value = settingsOf(world).find(({ name }) => name === wanted)?.value;
  return typeof value === 'string' ? minorOf(value) : null;
}

/** Which requests on their own float agents decide. */
export const agentReviewOf = (world: World): AgentReview => {
  const value = settingsOf(world).find(({ name }) => name === 'agentReview')?.value;
  return agentReviews.find((each) => each === value) ?? 'never';
};

/** A setting with a valid new value. Throws like the change. */
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

/** Sets it, and notifies the staff. */
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
