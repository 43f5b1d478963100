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

/** One call as its handler sees it: checked, signed in and parsed as its row says. */
export interface Call<Name extends ApiName> {
  readonly params: Parsed<ApiTable[Name], 'params'>;
  readonly query: Parsed<ApiTable[Name], 'query'>;
  readonly body: Parsed<ApiTable[Name], 'body'>;
  readonly session: Signed<ApiTable[Name], Session>;
  readonly actor: Signed<ApiTable[Name], Actor>;
  readonly idempotency: Keyed<ApiTable[Name], IdempotencyKey>;
  /** Token and cookies as sent, living or not. */
  readonly credentials: SessionCredentials;
  readonly caller: Caller;
  readonly language: Language;
  /** Address that the reader uses for this platform. */
  readonly origin: string;
  readonly reply: CallReply;
}

/** Parts of a reply that a handler may set beside the response body. */
export interface CallReply {
  /** Sets the cookies of a new session. */
  signIn(signedIn: SignedIn): void;
  /** Removes the cookies of the session. */
  signOut(): void;
  /** Marks the answer as the repetition of an earlier one. */
  replayed(): void;
}

/** Answers one call. Failures are thrown as `AppError`. */
export type Handler<Name extends ApiName> = (call: Call<Name>) => Promise<ApiAnswer<Name>>;

/** One handler per row of the API table. */
export type Handlers = { readonly [Name in ApiName]: Handler<Name> };

/** Handlers of the calls whose names begin with a word. */
export type HandlersOf<Word extends string> = Pick<Handlers, Extract<ApiName, `${Word}.${string}`>>;

/** Answers the rows that are files as well, to a caller who asks for CSV. */
export type CsvHandlers = { readonly [Name in CsvName]: (call: Call<Name>) => Promise<CsvFile> };
