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
  /** Time to undo a declared result of new games, in seconds. */
  readonly confirmSeconds: number;
  /** Of who registers. */
  readonly newUserStatus: 'activated' | 'pending';
}

type Used = BusinessSettings[SettingName];

const fromWire = (name: SettingName, value: SettingValue, currency: Currency): Used =>
  platformSettings[name].type === 'amount' && typeof value === 'string'
    ? (parseMoney(value, currency) ?? null)
    : (value as Used);

/** A setting as it goes over the wire. */
export const toWire = (value: Used, currency: Currency): SettingValue =>
  typeof value === 'bigint' ? formatMoney(value, currency) : value;

const isSetting = (name: string): name is SettingName => Object.hasOwn(platformSettings, name);

/**
 * Returns the start settings with the changes that staff made since, read now: so that a change
 * takes effect on every node from the next step on. Only what is named in `start` is read.
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
