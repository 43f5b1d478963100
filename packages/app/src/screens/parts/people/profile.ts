import { userUpdateSchema, type User, type UserDetail, type UserUpdate } from '@lobi/core/contract';
import * as z from 'zod/mini';
import { fromHundredths, toHundredths } from '../hundredths.ts';

const { name, phone, email } = userUpdateSchema.shape;

/** Schema of an optional text field: empty, or valid for the contract. */
const like = (schema: { safeParse(value: unknown): { success: boolean } }) =>
  z
    .string()
    .check(z.refine((text) => text === '' || schema.safeParse(text).success, { error: 'format' }));

/** Form values of a profile: empty text for none, the rate in per cent. */
export const profileSchema = z.object({
  name: like(name),
  phone: like(phone),
  email: like(email),
  commission: z.nullable(z.number().check(z.minimum(0), z.maximum(100))),
});
export type Profile = z.infer<typeof profileSchema>;
export type ProfileField = keyof Profile;

/** Returns the form fields that the platform allows the user to edit. */
export const profileFields = ({ editable }: Pick<UserDetail, 'editable'>): ProfileField[] =>
  editable.map((field) => (field === 'commissionBp' ? 'commission' : field));

/** Returns whether the contacts visible to this user are masked. */
export const isMasked = (
  reader: Pick<User, 'id' | 'role'>,
  user: Pick<UserDetail, 'id'>,
): boolean => reader.role === 'agent' && reader.id !== user.id;

/**
 * Returns the initial values of the form. A masked contact is initially empty, and an empty field stays
 * unchanged.
 */
export function profileOf(user: UserDetail, masked: boolean): Profile {
  const text = (value: string | null): string => value ?? '';
  return {
    name: text(user.name),
    phone: masked ? '' : text(user.phone),
    email: masked ? '' : text(user.email),
    commission: user.commissionBp === null ? null : fromHundredths(user.commissionBp),
  };
}

/** Only the edits since the form was opened, so that no change of another user is undone. */
export function changesOf(start: Profile, typed: Profile): Omit<UserUpdate, 'version'> {
  const text = (field: 'name' | 'phone' | 'email') =>
    typed[field].trim() === start[field] ? {} : { [field]: typed[field].trim() || null };
  return {
    ...text('name'),
    ...text('phone'),
    ...text('email'),
    ...(typed.commission !== start.commission &&
      typed.commission !== null && { commissionBp: toHundredths(typed.commission) }),
  };
}

/** Returns the fields to compare when another user changed the user meanwhile. */
export const comparable = (user: UserDetail) => ({
  name: user.name,
  phone: user.phone,
  email: user.email,
  status: user.status,
  commission: user.commissionBp === null ? null : fromHundredths(user.commissionBp),
});
