import * as z from 'zod/mini';
import { passwordLength } from '../limits.ts';
import { timeSchema } from './common.ts';

/** A code of 6 digits from an authenticator app, or a recovery code with any spacing. @source ours */
export const codeSchema = z.string().check(z.trim(), z.minLength(6), z.maxLength(16));

const currentPassword = z.string().check(z.minLength(1), z.maxLength(passwordLength.max));

/** The caller's own second factor. @source ours */
export const secondFactorSchema = z.object({
  /** Since when signing in requires a code; `null` if it does not. */
  since: z.nullable(timeSchema),
  /** Number of unused recovery codes. */
  recoveryLeft: z.int(),
  /** The platform requires it, so that it cannot be disabled. */
  demanded: z.boolean(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** Key for an authenticator app; returned once. @source ours */
export const secondFactorKeySchema = z.object({
  /** Base32, to be typed in. */
  secret: z.string(),
  /** The key as an `otpauth://` address, to be scanned. */
  uri: z.string(),
});
export type SecondFactorKey = z.infer<typeof secondFactorKeySchema>;

/** Body of turning a second factor on. @source ours */
export const secondFactorBeginSchema = z.strictObject({ password: currentPassword });

/** Body of the first code, which shows that the app has the key. @source ours */
export const secondFactorConfirmSchema = z.strictObject({ code: codeSchema });

/** Single-use codes for signing in without the device; returned once. @source ours */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

/** Body of disabling the caller's own second factor, and of creating new recovery codes. @source ours */
export const secondFactorEndSchema = z.strictObject({
  password: currentPassword,
  code: codeSchema,
});
export type SecondFactorEnd = z.infer<typeof secondFactorEndSchema>;
