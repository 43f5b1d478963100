import type * as z from 'zod/mini';
import type { ErrorCode } from '../error-codes.ts';
import type { Role } from '../roles.ts';
import type { ActivityAction } from '../statuses.ts';

/** Callers allowed before the handler reads the object: anyone, anyone signed in, or these roles. */
export type CallAccess =
  | { readonly kind: 'public' }
  | { readonly kind: 'auth' }
  | { readonly kind: 'roles'; readonly roles: readonly Role[] };

/**
 * Action that a call leaves in its caller's activity once it has succeeded: always the same one, or
 * by the value of a field of its body.
 */
export type CallActivity =
  | ActivityAction
  | {
      readonly by: string;
      readonly cases: Readonly<Record<string, ActivityAction>>;
      readonly other?: ActivityAction;
    };

/**
 * Where an answer contains a thing that machines also hold, so that a call shows its effect before
 * the socket does; `user: 'changed'` says that the signed-in user is another now than the one held.
 */
export interface AnswerUpdates {
  readonly wallet?: 'data' | 'wallet';
  readonly round?: 'data';
  readonly game?: 'data';
  readonly user?: 'changed';
}

/**
 * One call. The client, the server's routes, the OpenAPI document, the fake backend and the
 * contract tests all loop over these rows.
 */
export interface ApiRow {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** `/api` plus the path of the screen it feeds; parameters as `{walletId}`. */
  readonly path: string;
  readonly access: CallAccess;
  /** Open to who should have a second factor and has none yet; other calls are rejected meanwhile. */
  readonly withoutSecondFactor?: true;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** The body may come as a form as well: pusher-js sends it so by default. @source spec §7 */
  readonly form?: true;
  /** A write that opens, joins or ends a session and changes nothing else; a run that only reads may make it. */
  readonly sessionOnly?: true;
  /** The body carries a file: most bytes of body and file, and the time that a slow line may take. */
  readonly upload?: {
    readonly bodyBytes: number;
    readonly fileBytes: number;
    readonly answerWithinMs: number;
  };
  /** Calls wait for each other without a database connection, to be written together. */
  readonly batched?: true;
  /** Name of the id of what the call makes, which its address does not name. */
  readonly makes?: string;
  /** The call moves money of the caller's own wallet, which its address does not name. */
  readonly ownWallet?: true;
  /** Body of the successful answer; absent means 204 without body. */
  readonly answer?: z.ZodMiniType;
  /** Which things that machines also hold the answer updates; default none. */
  readonly updates?: AnswerUpdates;
  /** Answers the same as a CSV file to a caller whose `Accept` asks for `text/csv`; failures stay JSON. */
  readonly csv?: true;
  /** Status of the successful answer; default 200, or 204 without an answer. */
  readonly status?: 200 | 201 | 204;
  /**
   * Entry in the caller's activity log; default none. Signing in, up and out are recorded by the
   * auth service, which sees failures too.
   * @source ours – spec §3 names the fields of an activity
   */
  readonly activity?: CallActivity;
  /** Failures beyond those that every call may meet (malformed, unauthenticated, forbidden, validation, too_many, server). */
  readonly errors: readonly ErrorCode[];
  /** Needs the header `Idempotency-Key`: the call moves money. */
  readonly idempotent: boolean;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  readonly source: string;
}
