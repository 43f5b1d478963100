import * as z from 'zod/mini';
import { passwordLength, pinLength } from '../limits.ts';
import { isTrivialPin } from '../trivial-pin.ts';
import { timeSchema } from './common.ts';

/** A PIN as it is asked for. @source ours */
export const pinSchema = z.string().check(z.regex(new RegExp(`^[0-9]{${pinLength}}$`)));

/** A PIN that a user chooses. @source ours */
const newPinSchema = pinSchema.check(z.refine((pin) => !isTrivialPin(pin), { error: 'trivial' }));

const currentPassword = z.string().check(z.minLength(1), z.maxLength(passwordLength.max));

/** One's own PIN for withdrawals. @source ours – experience (Withdraw) */
export const withdrawalPinSchema = z.object({
  /** When the PIN of now was set; `null`: there is none. */
  since: z.nullable(timeSchema),
  /** The platform asks for it: without one nothing is withdrawn, and it cannot be ended. */
  demanded: z.boolean(),
});
export type WithdrawalPin = z.infer<typeof withdrawalPinSchema>;

/** Body of setting a PIN; with `currentPin` instead of the existing one. @source ours */
export const withdrawalPinSetSchema = z.strictObject({
  password: currentPassword,
  pin: newPinSchema,
  currentPin: z.optional(pinSchema),
});
export type WithdrawalPinSet = z.infer<typeof withdrawalPinSetSchema>;

/** Body of ending one's own PIN. @source ours */
export const withdrawalPinEndSchema = z.strictObject({ password: currentPassword, pin: pinSchema });
export type WithdrawalPinEnd = z.infer<typeof withdrawalPinEndSchema>;
