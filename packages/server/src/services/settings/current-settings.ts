import {
  formatMoney,
  parseMoney,
  platformSettings,
  type Currency,
  type SettingName,
  type SettingValue,
} from '@lobi/core/contract';
import type { PlatformRules } from '../../config/platform-rules.ts';
import type { Queryable } from '../../store/database.ts';
import { readSettings } from '../../store/platform-settings.ts';

/** The settings as services use them; amounts in minor units. */
export interface BusinessSettings extends Pick<
  PlatformRules,
  Exclude<SettingName, 'confirmSeconds' | 'newUserStatus'>
> {
  /** Undo period of a declared result of new games, in seconds. */
  readonly confirmSeconds: number;
  /** Initial status of registered users. */
  readonly newUserStatus: 'activated' | 'pending';
}

type SettingInUse = BusinessSettings[SettingName];

const fromWire = (name: SettingName, value: SettingValue, currency: Currency): SettingInUse =>
  platformSettings[name].type === 'amount' && typeof value === 'string'
    ? (parseMoney(value, currency) ?? null)
    : (value as SettingInUse);

/** Converts a setting to its wire format. */
export const toWire = (value: SettingInUse, currency: Currency): SettingValue =>
  typeof value === 'bigint' ? formatMoney(value, currency) : value;

const isSetting = (name: string): name is SettingName => Object.hasOwn(platformSettings, name);

/**
 * Returns the configured settings with later changes by staff. They are read from the database at each
 * call, so that a change applies on every node from the next operation on. Only the names in `start`
 * are read.
 * @example const { maximumPayout } = await currentSettings(tx, rules, currency)
 * @source ours
 */
export async function currentSettings<Start extends Partial<BusinessSettings>>(
  db: Queryable,
  start: Start,
  currency: Currency,
): Promise<Start> {
  const set = await readSettings(db, Object.keys(start).filter(isSetting));
  const entries = [...set].map(([name, value]) => [name, fromWire(name, value, currency)]);
  return { ...start, ...Object.fromEntries(entries) };
}
