import { roles, type Role } from '../contract/roles.ts';
import type { RouteAccess } from './route-table.ts';

/** The signed-in user's role, or `null` for a guest. */
export type Visitor = { readonly role: Role } | null;

/** Decision of the guard: show the screen, ask to sign in, or show error.403. */
export type AccessDecision = 'allow' | 'login' | 'error.403';

/**
 * Decides whether a visitor may open a route. Pure; any unknown value is rejected.
 * @source spec §6 (no user → login, wrong role → error.403)
 */
export function decideAccess(
  route: { readonly access: RouteAccess },
  visitor: Visitor,
): AccessDecision {
  const { access } = route;
  if (access.kind === 'public') return 'allow';
  if (!visitor) return 'login';
  if (!roles.includes(visitor.role)) return 'error.403';
  if (access.kind === 'auth') return 'allow';
  if (access.kind === 'roles' && access.roles.includes(visitor.role)) return 'allow';
  return 'error.403';
}
