import type { ApiRow } from './api/api-row.ts';

/** First problem of a value, and its path. */
interface SchemaIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

type SchemaResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] };

/**
 * A schema of any library that follows [Standard Schema](https://standardschema.dev), such as Zod,
 * Valibot or ArkType.
 */
export interface RequestSchema<Input = unknown, Output = Input> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
    readonly validate: (value: unknown) => SchemaResult<Output> | Promise<SchemaResult<Output>>;
  };
}

/**
 * A call to a partner's own backend, in addition to those of the contract. It is sent like them, with
 * session, anti-forgery token, language and timeout, and it fails with an `AppError`.
 * @source ours
 */
export interface RequestRow {
  /**
   * Words separated by dots, such as `promo.claim`; used in logs and as the key of cached responses.
   */
  readonly name: string;
  readonly method: ApiRow['method'];
  /** Path on the origin of the platform, with parameters in braces: `/api/promo/{offerId}/claim`. */
  readonly path: string;
  /** Schema of the query parameters; default none. */
  readonly query?: RequestSchema | undefined;
  /** Schema of the JSON body; default none. */
  readonly body?: RequestSchema | undefined;
  /** Schema of the body of a successful response; without it the response is `undefined`. */
  readonly answer?: RequestSchema | undefined;
  /**
   * The call moves money: it has an `Idempotency-Key`, which is the same for retries without a
   * response.
   */
  readonly idempotent?: boolean | undefined;
}

/** Names of the parameters in the braces of a path. */
type ParamOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamOf<Rest>
  : never;

type TypesOf<Schema> = Schema extends RequestSchema
  ? NonNullable<Schema['~standard']['types']>
  : never;

/** A part of the input; may be omitted if all of its fields are optional. */
type PartOf<Key extends string, Value> =
  Record<never, never> extends Value
    ? { readonly [Name in Key]?: Value }
    : { readonly [Name in Key]: Value };

type ParamsOf<Path extends string> = [ParamOf<Path>] extends [never]
  ? unknown
  : PartOf<'params', { readonly [Name in ParamOf<Path>]: string | number }>;

/** Input of a call: `params` of its path, `query` and `body` of its schemas. */
export type RequestInput<Row extends RequestRow> = ParamsOf<Row['path']> &
  (Row extends { readonly query: infer Query }
    ? PartOf<'query', TypesOf<Query>['input']>
    : unknown) &
  (Row extends { readonly body: infer Body } ? PartOf<'body', TypesOf<Body>['input']> : unknown);

/** Response of a call, as parsed by its schema. */
export type RequestAnswer<Row extends RequestRow> = Row extends { readonly answer: infer Answer }
  ? TypesOf<Answer>['output']
  : undefined;

/**
 * Declares a call to a partner's own backend with its types.
 * @example
 * export const offers = defineRequest({
 *   name: 'promo.offers',
 *   method: 'GET',
 *   path: '/api/promo/offer',
 *   answer: z.object({ data: z.array(z.object({ id: z.string(), title: z.string() })) }),
 * });
 * @source ours
 */
export const defineRequest = <const Row extends RequestRow>(row: Row): Row => row;
