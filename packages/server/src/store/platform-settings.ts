import { createHash } from 'node:crypto';
import { settingNames, type SettingName, type SettingValue } from '@lobi/core/contract';
import type { Queryable, Transaction } from './database.ts';
import { column, type RowOf } from './row-shape.ts';

const newest = {
  name: 'settings-newest',
  text: `select distinct on (name) name, value from platform_settings
    where name = any ($1::text[]) order by name, version desc`,
  columns: { name: column.oneOf(settingNames), value: column.json<SettingValue>().orNull },
};

/** Returns the latest value of each setting, by name; unchanged settings are missing. */
export async function readSettings(
  db: Queryable,
  names: readonly SettingName[],
): Promise<ReadonlyMap<SettingName, SettingValue>> {
  const rows = await db.rows(newest, [names]);
  return new Map(rows.map(({ name, value }) => [name, value]));
}

const settingColumns = {
  name: column.oneOf(settingNames),
  version: column.integer,
  value: column.json<SettingValue>().orNull,
  reason: column.text,
  setById: column.uuid,
  setByName: column.text,
  setAt: column.time,
};

/** One change of a setting. */
export type SettingRecord = RowOf<typeof settingColumns>;

/** Lists the last changes of each setting, newest first. */
export const listSettings = (db: Queryable, limit: number) =>
  db.rows(
    {
      text: `select * from (
         select s.name, s.version, s.value, s.reason, s.set_by as "setById",
           u.username as "setByName", s.set_at as "setAt",
           row_number() over (partition by s.name order by s.version desc) as place
         from platform_settings s join users u on u.id = s.set_by
       ) kept where place <= $1 order by name, version desc`,
      columns: { ...settingColumns, place: column.bigint },
    },
    [limit],
  );

/** Unique constraint: one setting version follows another. */
export const settingOrder = 'platform_settings_pkey';

/** Inserts a setting after the version that was seen. */
export const insertSetting = (
  tx: Transaction,
  setting: Omit<SettingRecord, 'setByName'>,
): Promise<number> =>
  tx.run(
    `insert into platform_settings (name, version, value, reason, set_by, set_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      setting.name,
      setting.version,
      JSON.stringify(setting.value),
      setting.reason,
      setting.setById,
      setting.setAt,
    ],
  );

/** Id of a setting: its name converted to a UUID. */
export const settingIdOf = (name: SettingName): string =>
  createHash('md5')
    .update(`setting:${name}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
