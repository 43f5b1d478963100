import * as z from 'zod/mini';
import { passwordLength } from '../limits.ts';
import { isTrivialPin } from '../trivial-pin.ts';
import { pinSchema, timeSchema } from './common.ts';

/** A PIN that a user chooses. @source ours */
const newPinSchema = pinSchema.check(z.refine((pin) => !isTrivialPin(pin), { error: 'trivial' }));

const currentPassword = z.string().check(z.minLength(1), z.maxLength(passwordLength.max));

/** The caller's own withdrawal PIN. @source ours – experience (Withdraw) */
export const withdrawalPinSchema = z.object({
  /** Time at which the current PIN was set; `null`: none. */
  since: z.nullable(timeSchema),
  /** The platform requires it: withdrawals need one, and it cannot be removed. */
  demanded: z.boolean(),
});
export type WithdrawalPin = z.infer<typeof withdrawalPinSchema>;

/** Body of setting a PIN; with `currentPin` to replace an existing one. @source ours */
export const withdrawalPinSetSchema = z.strictObject({
  password: currentPassword,
  pin: newPinSchema,
  currentPin: z.optional(pinSchema),
});
export type WithdrawalPinSet = z.infer<typeof withdrawalPinSetSchema>;

/** Body of removing the caller's own PIN. @source ours */
export const withdrawalPinEndSchema = z.strictObject({ password: currentPassword, pin: pinSchema });
export type WithdrawalPinEnd = z.infer<typeof withdrawalPinEndSchema>;
