import type * as z from 'zod/mini';
import type { ApiAnswer, ApiName, ApiTable, CsvName, Language } from '@lobi/core/contract';
import type { Actor } from '../services/access/actor.ts';
import type { Session, SessionCredentials, SignedIn } from '../services/auth/session.ts';
import type { CsvFile } from '../services/wire/csv.ts';
import type { Caller } from './caller.ts';
import type { IdempotencyKey } from './idempotency.ts';

type Parsed<Row, Key extends 'params' | 'query' | 'body'> = Row extends {
  readonly [K in Key]: infer Schema extends z.ZodMiniType;
}
  ? z.output<Schema>
  : undefined;

type Keyed<Row, Value> = Row extends { readonly idempotent: true } ? Value : undefined;
type Signed<Row, Value> = Row extends { readonly access: { readonly kind: 'public' } }
  ? undefined
  : Value;

/** One call as its handler sees it: authorized, authenticated and parsed by the schemas of its row. */
export interface Call<Name extends ApiName> {
  readonly params: Parsed<ApiTable[Name], 'params'>;
  readonly query: Parsed<ApiTable[Name], 'query'>;
  readonly body: Parsed<ApiTable[Name], 'body'>;
  readonly session: Signed<ApiTable[Name], Session>;
  readonly actor: Signed<ApiTable[Name], Actor>;
  readonly idempotency: Keyed<ApiTable[Name], IdempotencyKey>;
  /** Token and cookies as sent, valid or not. */
  readonly credentials: SessionCredentials;
  readonly caller: Caller;
  readonly language: Language;
  /** Address under which the caller reached the platform. */
  readonly origin: string;
  readonly reply: CallReply;
}

/** Parts of a response that a handler may set in addition to the body. */
export interface CallReply {
  /** Sets the cookies of a new session. */
  signIn(signedIn: SignedIn): void;
  /** Removes the cookies of the session. */
  signOut(): void;
  /** Marks the response as a replay of an earlier one. */
  replayed(): void;
}

/** Handles one call. Failures are thrown as `AppError`. */
export type Handler<Name extends ApiName> = (call: Call<Name>) => Promise<ApiAnswer<Name>>;

/** One handler per row of the API table. */
export type Handlers = { readonly [Name in ApiName]: Handler<Name> };

/** Handlers of the calls whose names begin with a word. */
export type HandlersOf<Word extends string> = Pick<Handlers, Extract<ApiName, `${Word}.${string}`>>;

/** Handlers of the rows that also respond with CSV. */
export type CsvHandlers = { readonly [Name in CsvName]: (call: Call<Name>) => Promise<CsvFile> };
