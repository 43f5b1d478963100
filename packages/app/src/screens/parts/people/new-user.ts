import {
  passwordIsNotName,
  passwordSchema,
  usernameSchema,
  type NewRole,
  type UserCreate,
} from '@lobi/core/contract';
import * as z from 'zod/mini';
import { toHundredths } from '../hundredths.ts';

/** Form values of a new user: the rate is in per cent, no agent is `null`. */
export const newUserSchema = z
  .object({
    username: usernameSchema,
    password: passwordSchema,
    parentId: z.nullable(z.string()),
    commission: z.nullable(z.number().check(z.minimum(0), z.maximum(100))),
  })
  .check(passwordIsNotName);
export type NewUser = z.infer<typeof newUserSchema>;

/** Returns the body of the request. */
export function toUserCreate(
  role: NewRole,
  { username, password, parentId, commission }: NewUser,
): UserCreate {
  return {
    username,
    password,
    role,
    ...(parentId !== null && { parentId }),
    ...(role === 'agent' && commission !== null && { commissionBp: toHundredths(commission) }),
  };
}
