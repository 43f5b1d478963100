import { userUpdateSchema, type User, type UserDetail, type UserUpdate } from '@lobi/core/contract';
import * as z from 'zod/mini';
import { fromHundredths, toHundredths } from '../hundredths.ts';

const { name, phone, email } = userUpdateSchema.shape;

/** Text of a field that may be empty and otherwise is what the contract takes. */
const like = (schema: { safeParse(value: unknown): { success: boolean } }) =>
  z
    .string()
    .check(z.refine((text) => text === '' || schema.safeParse(text).success, { error: 'format' }));

/** A profile as it is typed: nothing is empty text, the rate is in per cent. */
export const profileSchema = z.object({
  name: like(name),
  phone: like(phone),
  email: like(email),
  commission: z.nullable(z.number().check(z.minimum(0), z.maximum(100))),
});
export type Profile = z.infer<typeof profileSchema>;
export type ProfileField = keyof Profile;

/** Returns the fields of the form that the platform lets the reader edit. */
export const profileFields = ({ editable }: Pick<UserDetail, 'editable'>): ProfileField[] =>
  editable.map((field) => (field === 'commissionBp' ? 'commission' : field));

/** Are the contacts that this reader sees only a hint of the true ones? */
export const isMasked = (
  reader: Pick<User, 'id' | 'role'>,
  user: Pick<UserDetail, 'id'>,
): boolean => reader.role === 'agent' && reader.id !== user.id;

/**
 * Returns the initial values of the form. A masked contact begins empty: what is left empty stays
 * as it is.
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

/** Only what was changed since the form was opened, so that no change of another person is undone. */
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

/** Returns the fields that a reader compares when another person changed the user meanwhile. */
export const comparable = (user: UserDetail) => ({
  name: user.name,
  phone: user.phone,
  email: user.email,
  status: user.status,
  commission: user.commissionBp === null ? null : fromHundredths(user.commissionBp),
});
