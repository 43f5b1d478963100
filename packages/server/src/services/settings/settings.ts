import { settingNames, type PlatformSetting } from '@lobi/core/contract';
import { listSettings } from '../../store/platform-settings.ts';
import type { Queryable } from '../../store/database.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { toWire, type BusinessSettings } from './current-settings.ts';

/** Number of listed changes of each setting. */
const listedChanges = 10;

/** Settings that a superadmin can change at run time; changed through `changes`. */
export interface SettingService {
  /** Lists all settings, in the order of their table. */
  list(): Promise<PlatformSetting[]>;
}

/** Returns the settings of the platform's start. */
const startOf = ({
  rules,
  confirmSeconds,
  newUserStatus,
}: Pick<ServiceDeps, 'rules' | 'confirmSeconds' | 'newUserStatus'>): BusinessSettings => ({
  ...rules,
  confirmSeconds,
  newUserStatus,
});

/** Returns the current value of all settings, in the order of their table. */
export async function readAllSettings(
  db: Queryable,
  deps: Pick<ServiceDeps, 'rules' | 'confirmSeconds' | 'newUserStatus' | 'currency'>,
): Promise<PlatformSetting[]> {
  const start = startOf(deps);
  const rows = await listSettings(db, listedChanges);
  return settingNames.map((name) => {
    const times = rows.filter((row) => row.name === name);
    const first = toWire(start[name], deps.currency);
    const [last] = times;
    return {
      name,
      value: last ? last.value : first,
      start: first,
      version: last?.version ?? 0,
      history: times.map(({ value, reason, setById, setByName, setAt }) => ({
        value,
        reason,
        setBy: { id: setById, username: setByName },
        setAt: setAt.toISOString(),
      })),
    };
  });
}

export const createSettingService = (deps: ServiceDeps): SettingService => ({
  list: () => readAllSettings(deps.db, deps),
});
