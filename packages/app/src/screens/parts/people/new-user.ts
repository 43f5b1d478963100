import { passwordSchema, usernameSchema, type Role, type UserCreate } from '@lobi/core/contract';
import * as z from 'zod/mini';
import { toBasisPoints } from './profile.ts';

/** A role that can be given to a new user. */
export type NewRole = UserCreate['role'];

const agents: readonly NewRole[] = ['player', 'agent'];
const staff: readonly NewRole[] = [...agents, 'declare'];

const makes: Partial<Readonly<Record<Role, readonly NewRole[]>>> = {
  agent: agents,
  admin: staff,
  superadmin: [...staff, 'admin'],
};

/** Roles that each role makes. The platform has the last word. @source ours */
export const rolesMadeBy = (role: Role): readonly NewRole[] => makes[role] ?? [];

/** A new user as it is typed: the rate is in per cent, no agent is `null`. */
export const newUserSchema = z.object({
  username: usernameSchema,
  password: passwordSchema,
  parentId: z.nullable(z.string()),
  commission: z.nullable(z.number().check(z.minimum(0), z.maximum(100))),
});
export type NewUser = z.infer<typeof newUserSchema>;

/** What is sent for it. */
export function toUserCreate(
  role: NewRole,
  { username, password, parentId, commission }: NewUser,
): UserCreate {
  return {
    username,
    password,
    role,
    ...(parentId !== null && { parentId }),
    ...(role === 'agent' && commission !== null && { commissionBp: toBasisPoints(commission) }),
  };
}
