import * as z from 'zod/mini';
import { idSchema, timeSchema } from './common.ts';

/** One thing done, and from where. What nobody knows is `unknown`. @source spec §3 */
export const activitySchema = z.object({
  id: idSchema,
  ip: z.string(),
  browser: z.string(),
  device: z.string(),
  country: z.string(),
  city: z.string(),
  /** One of `activityActions`, or of a newer platform. */
  action: z.string(),
  createdAt: timeSchema,
});
export type Activity = z.infer<typeof activitySchema>;

/** A device that is signed in. @source ours */
export const sessionSchema = z.object({
  id: idSchema,
  ip: z.string(),
  browser: z.string(),
  device: z.string(),
  /** The one that asks. */
  current: z.boolean(),
  createdAt: timeSchema,
  lastSeenAt: timeSchema,
});
export type DeviceSession = z.infer<typeof sessionSchema>;

/** News for one person, in the reader's language. @source ours */
export const notificationSchema = z.object({
  id: idSchema,
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  /** What it is about. */
  subject: z.nullable(z.object({ kind: z.enum(['transaction', 'user']), id: idSchema })),
  readAt: z.nullable(timeSchema),
  createdAt: timeSchema,
});
export type Notification = z.infer<typeof notificationSchema>;
