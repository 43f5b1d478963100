import { AppError, type CallAccess, type Role } from '@lobi/core/contract';

/** May a caller of this role make this call? Fails closed. Errors: `unauthenticated`, `forbidden`. */
export function checkAccess(access: CallAccess, role: Role | undefined): void {
  if (access.kind === 'public') return;
  if (role === undefined) throw new AppError('unauthenticated');
  if (access.kind === 'auth') return;
  if (access.kind === 'roles' && access.roles.includes(role)) return;
  throw new AppError('forbidden');
}
