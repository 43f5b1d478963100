import type { ApiAnswer, ApiInput, ApiName, ApiTable } from '../contract/api/index.ts';

/** Settings of one call. */
export interface CallOptions {
  /** Sent as `Idempotency-Key`; calls that move money need one. */
  readonly idempotencyKey?: string;
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** Calls that move money, which require an idempotency key. */
export type IdempotentName = {
  [Name in ApiName]: ApiTable[Name]['idempotent'] extends true ? Name : never;
}[ApiName];

/** Calls that only read. */
export type ReadName = {
  [Name in ApiName]: ApiTable[Name]['method'] extends 'GET' ? Name : never;
}[ApiName];

type OptionsOf<Name extends ApiName> = Name extends IdempotentName
  ? [options: CallOptions & { readonly idempotencyKey: string }]
  : [options?: CallOptions];

/** Arguments after the name: input first (optional if all of it is), then options. */
export type CallArguments<Name extends ApiName> =
  Record<never, never> extends ApiInput<Name>
    ? [input?: ApiInput<Name>, ...OptionsOf<Name>]
    : [input: ApiInput<Name>, ...OptionsOf<Name>];

/** Calls of the API table. Every failure is an `AppError`. */
export interface HttpPort {
  /**
   * Makes a call and returns its parsed body.
   * @example await http.call('wallet.show', { params: { walletId } })
   */
  call<Name extends ApiName>(name: Name, ...rest: CallArguments<Name>): Promise<ApiAnswer<Name>>;
}
