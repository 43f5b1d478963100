import * as z from 'zod/mini';
import { passwordLength, usernamePattern } from '../limits.ts';
import { roles } from '../roles.ts';
import { userStatuses } from '../statuses.ts';
import { idSchema, timeSchema } from './common.ts';
import { walletSchema } from './wallet.ts';

/** The signed-in user. @source spec §3 (id, username, role, wallet), rest ours */
export const userSchema = z.object({
  id: idSchema,
  username: z.string(),
  role: z.enum(roles),
  status: z.enum(userStatuses),
  wallet: walletSchema,
  createdAt: timeSchema,
  /** Sign-in before this one; `null` at the first. */
  lastLoginAt: z.nullable(timeSchema),
});
export type User = z.infer<typeof userSchema>;

/** A user as others see them in lists. @source spec §3 (labels of user), rest ours */
export const userRowSchema = z.object({
  id: idSchema,
  username: z.string(),
  role: z.enum(roles),
  status: z.enum(userStatuses),
  parent: z.nullable(z.object({ id: idSchema, username: z.string() })),
  wallet: walletSchema,
  createdAt: timeSchema,
});
export type UserRow = z.infer<typeof userRowSchema>;

/** New username: 3 to 32 characters. */
export const usernameSchema = z
  .string()
  .check(z.minLength(3), z.maxLength(32), z.regex(usernamePattern));

/** New password: length only; no composition rules. */
export const passwordSchema = z
  .string()
  .check(z.minLength(passwordLength.min), z.maxLength(passwordLength.max));

/** Body of the login. @source spec §7 */
export const loginSchema = z.object({
  username: z.string().check(z.minLength(1), z.maxLength(64)),
  password: z.string().check(z.minLength(1), z.maxLength(passwordLength.max)),
});
export type Login = z.infer<typeof loginSchema>;

/** Body of the registration. @source ours; `referral` spec §2 */
export const registerSchema = z
  .object({
    username: usernameSchema,
    password: passwordSchema,
    passwordConfirmation: z.string().check(z.minLength(1)),
    referral: z.optional(z.string().check(z.maxLength(64))),
  })
  .check(
    z.refine((body) => body.password === body.passwordConfirmation, {
      path: ['passwordConfirmation'],
      error: 'confirmed',
    }),
  );
export type Register = z.infer<typeof registerSchema>;
