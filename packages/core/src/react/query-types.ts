import type { ApiAnswer, ApiInput, ApiName } from '../contract/api/index.ts';
import type { Meta } from '../contract/schemas/common.ts';
import type { IdempotentName, ReadName } from '../ports/http-port.ts';

/** Calls that answer a page of rows. */
export type ListName = {
  [Name in ReadName]: ApiAnswer<Name> extends { data: readonly unknown[]; meta: Meta }
    ? Name
    : never;
}[ReadName];

/** Calls that answer one thing, or a few things that have no pages. */
export type EntityName = {
  [Name in Exclude<ReadName, ListName>]: ApiAnswer<Name> extends { data: unknown } ? Name : never;
}[Exclude<ReadName, ListName>];

/** Writes that need no key; signing in has a machine of its own, the notice too. */
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

/** Writes that need a key, but for bets, plays and transfers, which have machines. */
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

/** Path parameters of a call; an empty object where there are none. */
export type ParamsOf<Name extends ApiName> =
  ApiInput<Name> extends { readonly params: infer Params extends object }
    ? Params
    : Readonly<Record<never, never>>;

/** Query of a call. */
export type QueryOf<Name extends ApiName> = NonNullable<ApiInput<Name>['query']>;
