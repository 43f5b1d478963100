import type { ApiAnswer, ApiInput, ApiName } from '../contract/api/index.ts';
import type { Meta } from '../contract/schemas/common.ts';
import type { IdempotentName, ReadName } from '../ports/http-port.ts';

/** Calls that return a page of rows. */
export type ListName = {
  [Name in ReadName]: ApiAnswer<Name> extends { data: readonly unknown[]; meta: Meta }
    ? Name
    : never;
}[ReadName];

/** Calls that return one entity, or a short list without pages. */
export type EntityName = {
  [Name in Exclude<ReadName, ListName>]: ApiAnswer<Name> extends { data: unknown } ? Name : never;
}[Exclude<ReadName, ListName>];

/** Writes without an idempotency key, except sign-in and the notice, which have their own machines. */
export type ActionName = Exclude<
  ApiName,
  | ReadName
  | IdempotentName
  | 'auth.login'
  | 'auth.logout'
  | 'auth.register'
  | 'auth.agreement'
  | 'broadcasting.auth'
>;

/** Writes with an idempotency key, except bets, plays and transfers, which have their own machines. */
export type MoneyActionName = Exclude<
  IdempotentName,
  'bet.place' | 'play.create' | 'play.step' | 'transaction.create'
>;

/** One row of a list. */
export type RowOf<Name extends ListName> =
  ApiAnswer<Name> extends { data: readonly (infer Row)[] } ? Row : never;

/** Response body of an entity call. */
export type EntityOf<Name extends EntityName> =
  ApiAnswer<Name> extends { data: infer Entity } ? Entity : never;

/** Path parameters of a call; an empty object without any. */
export type ParamsOf<Name extends ApiName> =
  ApiInput<Name> extends { readonly params: infer Params extends object }
    ? Params
    : Readonly<Record<never, never>>;

/** Query of a call. */
export type QueryOf<Name extends ApiName> = NonNullable<ApiInput<Name>['query']>;
