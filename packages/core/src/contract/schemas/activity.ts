import * as z from 'zod/mini';
import { roles } from '../roles.ts';
import { activitySubjects } from '../statuses.ts';
import { idSchema, timeSchema } from './common.ts';

/** An action with its origin. Unknown values are `unknown`. @source spec §3 */
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

/** An entry of the global activity log. @source ours */
export const loggedActivitySchema = z.extend(activitySchema, {
  /**
   * User who acted. `null` for a rejected attempt without a known user, and if only the affected user
   * was recorded; that user is then the subject.
   */
  user: z.nullable(z.object({ id: idSchema, username: z.string(), role: z.enum(roles) })),
  /** Target of the action, the whole before its part; `name` is `null` for objects without a name. */
  subjects: z.array(
    z.object({ kind: z.enum(activitySubjects), id: idSchema, name: z.nullable(z.string()) }),
  ),
});
export type LoggedActivity = z.infer<typeof loggedActivitySchema>;

/** A device that is signed in. @source ours */
export const sessionSchema = z.object({
  id: idSchema,
  ip: z.string(),
  browser: z.string(),
  device: z.string(),
  /** Whether it is the session of this call. */
  current: z.boolean(),
  createdAt: timeSchema,
  lastSeenAt: timeSchema,
});
export type DeviceSession = z.infer<typeof sessionSchema>;

/** A notification of one user, in the user's language. @source ours */
export const notificationSchema = z.object({
  id: idSchema,
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  /** Subject of the entry. */
  subject: z.nullable(
    z.object({ kind: z.enum(['transaction', 'user', 'wallet', 'change']), id: idSchema }),
  ),
  readAt: z.nullable(timeSchema),
  createdAt: timeSchema,
});
export type Notification = z.infer<typeof notificationSchema>;
