import {
  AppError,
  fitsSetting,
  type ChangeParams,
  type SettingValue,
  refusedField,
} from '@lobi/core/contract';
import { insertSetting, settingIdOf, settingOrder } from '../../store/platform-settings.ts';
import { breaksConstraint } from '../../store/sql-state.ts';
import { announceChange } from '../outbox/announce-change.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { isPlayMoney } from '../people/welcome-credit.ts';
import { readAllSettings } from '../settings/settings.ts';
import type { ChangeKind } from './change-kinds.ts';
import { fact } from './fact.ts';

type Params = ChangeParams<'setting.update'>;

/** A value as text of a change; `null` stays `null`. */
const textOf = (value: SettingValue): string | null =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : value === null ? null : String(value);

/**
 * Changes a setting, effective with the next operation of every node. Errors: `validation` on
 * `params.value`, `conflict` when it was changed since it was seen.
 * @source ours
 */
export const updateSetting = (deps: ServiceDeps): ChangeKind<Params> => ({
  findSubject: async (tx, { params: { name, value, version } }) => {
    const seen = (await readAllSettings(tx, deps)).find((setting) => setting.name === name);
    if (!seen || seen.version !== version) throw new AppError('conflict', 'set since');
    if (!fitsSetting(name, value, deps.currency)) throw refusedField('params.value');
    if (name === 'welcomeCredit' && !isPlayMoney(deps.rules)) throw refusedField('params.value');
    if (seen.value === value) throw refusedField('params.value', 'validation.choice');
    return {
      id: settingIdOf(name),
      name,
      personId: null,
      facts: fact('value', textOf(seen.value), textOf(value)),
    };
  },
  execute: async (tx, { actor, params: { name, value, version }, reason, at }) => {
    const setting = { name, value, reason, setById: actor.id, setAt: at, version: version + 1 };
    await insertSetting(tx, setting).catch((error: unknown) => {
      throw breaksConstraint(error, settingOrder)
        ? new AppError('conflict', 'set since', { cause: error })
        : error;
    });
    await announceChange(tx, { kind: 'setting', id: settingIdOf(name), ownerId: actor.id });
    return {};
  },
});
