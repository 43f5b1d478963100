import * as z from 'zod/mini';
import { settingNames, type SettingName } from '../platform-settings.ts';
import { idSchema, timeSchema } from './common.ts';

export const settingNameSchema = z.enum(settingNames as [SettingName, ...SettingName[]]);
/**
 * Decimal text for amounts, integers, enumerated text, booleans, and null; the table of settings defines
 * which.
 */
export const settingValueSchema = z.union([z.string(), z.int(), z.boolean(), z.null()]);

/** A setting that can be changed at run time. @source ours */
export const platformSettingSchema = z.object({
  name: settingNameSchema,
  /** Current value. */
  value: settingValueSchema,
  /** Initial value, from the environment. */
  start: settingValueSchema,
  /** Number of changes so far. */
  version: z.int(),
  /** The last changes, newest first. */
  history: z.array(
    z.object({
      value: settingValueSchema,
      reason: z.string(),
      setBy: z.object({ id: idSchema, username: z.string() }),
      setAt: timeSchema,
    }),
  ),
});
export type PlatformSetting = z.infer<typeof platformSettingSchema>;
