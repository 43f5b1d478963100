import type * as z from 'zod/mini';
import type { ErrorCode } from '../error-codes.ts';
import type { Role } from '../roles.ts';

/** Who may make a call before its handler looks at the object: anyone, anyone signed in, or these roles. */
export type CallAccess =
  | { readonly kind: 'public' }
  | { readonly kind: 'auth' }
  | { readonly kind: 'roles'; readonly roles: readonly Role[] };

/**
 * One call. The client, the server's routes, the OpenAPI document, the fake backend and the
 * contract tests all loop over these rows.
 */
export interface ApiRow {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** `/api` plus the path of the screen it feeds; parameters as `{walletId}`. */
  readonly path: string;
  readonly access: CallAccess;
  /** Open to who should have a second factor and has none yet; others are refused meanwhile. */
  readonly withoutSecondFactor?: true;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** Body of the successful answer; absent means 204 without body. */
  readonly answer?: z.ZodMiniType;
  /** Status of the successful answer; default 200, or 204 without an answer. */
  readonly status?: 200 | 201 | 204;
  /** Failures beyond those that every call may meet (malformed, unauthenticated, forbidden, validation, too_many, server). */
  readonly errors: readonly ErrorCode[];
  /** Needs the header `Idempotency-Key`: the call moves money. */
  readonly idempotent: boolean;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  readonly source: string;
}
