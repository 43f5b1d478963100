import { AppError, type ChangeParams, refusedField } from '@lobi/core/contract';
import { assertMayCreateUser } from '@lobi/core/rules';
import { findUserForLogin } from '../../store/users.ts';
import { assertGoodPassword } from '../auth/common-passwords.ts';
import type { HashedUserCreate, UserManagement } from '../people/manage-users.ts';
import type { ServiceDeps } from '../service-deps.ts';
import type { ChangeKind } from './change-kinds.ts';
import { fact } from './fact.ts';

/**
 * Creates an admin, who waits for approval like every created user. Other roles are created without a
 * second person. Errors: `forbidden`, `validation`, `username_taken`.
 * @source ours
 */
export const createAdmin = (
  { hashPassword }: ServiceDeps,
  people: UserManagement,
): ChangeKind<ChangeParams<'user.create'>, HashedUserCreate> => ({
  toStoredParams: async ({ password, ...body }) => {
    assertGoodPassword(password, body.username, 'params.password');
    return { ...body, passwordHash: await hashPassword(password) };
  },
  findSubject: async (tx, { actor, params }) => {
    if (params.role !== 'admin') throw refusedField('params.role', 'validation.choice');
    assertMayCreateUser(actor, params);
    if (await findUserForLogin(tx, params.username)) throw new AppError('username_taken');
    return {
      id: null,
      name: params.username,
      personId: null,
      facts: [...fact('username', null, params.username), ...fact('role', null, params.role)],
    };
  },
  execute: async (tx, { actor, params }) => {
    await people.createIn(tx, actor, params);
    return {};
  },
});
