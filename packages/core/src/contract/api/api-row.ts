import type * as z from 'zod/mini';
import type { ErrorCode } from '../error-codes.ts';
import type { Role } from '../roles.ts';
import type { ActivityAction } from '../statuses.ts';

/** Callers allowed before the handler reads the object: anyone, any signed-in user, or these roles. */
export type CallAccess =
  | { readonly kind: 'public' }
  | { readonly kind: 'auth' }
  | { readonly kind: 'roles'; readonly roles: readonly Role[] };

/**
 * Action recorded in the caller's activity log after a successful call: a fixed one, or one by the value
 * of a body field.
 */
export type CallActivity =
  | ActivityAction
  | {
      readonly by: string;
      readonly cases: Readonly<Record<string, ActivityAction>>;
      readonly other?: ActivityAction;
    };

/**
 * Position in a response of objects that machines also hold, so that a call shows its effect before the
 * socket does; `user: 'changed'` means that the signed-in user has changed since the held copy.
 */
export interface AnswerUpdates {
  readonly wallet?: 'data' | 'wallet';
  readonly round?: 'data';
  readonly game?: 'data';
  readonly user?: 'changed';
}

/**
 * One call. The client, the server's routes, the OpenAPI document, the fake backend and the contract
 * tests all iterate over these rows.
 */
export interface ApiRow {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** `/api` plus the path of the screen it feeds; parameters as `{walletId}`. */
  readonly path: string;
  readonly access: CallAccess;
  /**
   * Allowed for users who must set up a second factor and have not done so; other calls are rejected
   * meanwhile.
   */
  readonly withoutSecondFactor?: true;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** The body may also be a form, which is the default of pusher-js. @source spec §7 */
  readonly form?: true;
  /** A write that only opens, joins or ends a session; read-only runs may make it. */
  readonly sessionOnly?: true;
  /** The body contains a file: maximum bytes of body and file, and the timeout on a slow connection. */
  readonly upload?: {
    readonly bodyBytes: number;
    readonly fileBytes: number;
    readonly answerWithinMs: number;
  };
  /** Calls wait for each other without a database connection, to be written together. */
  readonly batched?: true;
  /** Name of the id of the object that the call creates. */
  readonly makes?: string;
  /** The call moves money of the caller's own wallet, which is not in its address. */
  readonly ownWallet?: true;
  /** Body of the successful response; absent means 204 without body. */
  readonly answer?: z.ZodMiniType;
  /** Objects that machines also hold and that the response updates; default none. */
  readonly updates?: AnswerUpdates;
  /** Also responds with a CSV file to a caller whose `Accept` requests `text/csv`; errors stay JSON. */
  readonly csv?: true;
  /** Status of the successful response; default 200, or 204 without a body. */
  readonly status?: 200 | 201 | 204;
  /**
   * Entry in the caller's activity log; default none. Sign-in, registration and sign-out are recorded by
   * the auth service, including failures.
   * @source ours – spec §3 names the fields of an activity
   */
  readonly activity?: CallActivity;
  /**
   * Error codes in addition to those of every call (malformed, unauthenticated, forbidden, validation,
   * rate_limited, server).
   */
  readonly errors: readonly ErrorCode[];
  /** Requires the header `Idempotency-Key`: the call moves money. */
  readonly idempotent: boolean;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  readonly source: string;
}
