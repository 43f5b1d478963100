import type * as z from 'zod/mini';
import type { ApiRow } from './api-row.ts';
import { activityApi } from './activity.ts';
import { adminApi } from './admin.ts';
import { betsApi } from './bets.ts';
import { breaksApi } from './breaks.ts';
import { broadcastingApi } from './broadcasting.ts';
import { channelsApi } from './channels.ts';
import { dashboardApi } from './dashboard.ts';
import { earningsApi } from './earnings.ts';
import { eventsApi } from './events.ts';
import { exclusionsApi } from './exclusions.ts';
import { fairnessApi } from './fairness.ts';
import { favouritesApi } from './favourites.ts';
import { ledgerApi } from './ledger.ts';
import { limitsApi } from './limits.ts';
import { notesApi } from './notes.ts';
import { notificationsApi } from './notifications.ts';
import { openGameApi } from './open-game.ts';
import { playSessionApi } from './play-session.ts';
import { playsApi } from './plays.ts';
import { pushApi } from './push.ts';
import { realityCheckApi } from './reality-check.ts';
import { roundsApi } from './rounds.ts';
import { secondFactorApi } from './second-factor.ts';
import { sessionsApi } from './sessions.ts';
import { tablesApi } from './tables.ts';
import { transactionsApi } from './transactions.ts';
import { usersApi } from './users.ts';
import { visitorApi } from './visitor.ts';
import { walletsApi } from './wallets.ts';
import { withdrawalPinApi } from './withdrawal-pin.ts';

/** The API table: one row per call. A row is in the file named after the first word of its name. */
export const apiTable = {
  ...visitorApi,
  ...broadcastingApi,
  ...secondFactorApi,
  ...withdrawalPinApi,
  ...dashboardApi,
  ...usersApi,
  ...activityApi,
  ...sessionsApi,
  ...limitsApi,
  ...notificationsApi,
  ...pushApi,
  ...notesApi,
  ...exclusionsApi,
  ...walletsApi,
  ...ledgerApi,
  ...transactionsApi,
  ...betsApi,
  ...earningsApi,
  ...channelsApi,
  ...favouritesApi,
  ...roundsApi,
  ...eventsApi,
  ...playsApi,
  ...tablesApi,
  ...fairnessApi,
  ...adminApi,
  ...playSessionApi,
  ...realityCheckApi,
  ...breaksApi,
  ...openGameApi,
};

export type ApiTable = typeof apiTable;
export type ApiName = keyof ApiTable;

/** Rows that also respond with a CSV file. */
export type CsvName = {
  [Name in ApiName]: ApiTable[Name] extends { readonly csv: true } ? Name : never;
}[ApiName];

type Part<Row, Key extends 'params' | 'query' | 'body'> = Row extends {
  readonly [K in Key]: infer Schema extends z.ZodMiniType;
}
  ? z.input<Schema>
  : undefined;

type WithPart<Key extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Key]?: undefined }
  : undefined extends Value
    ? { readonly [K in Key]?: Value }
    : { readonly [K in Key]: Value };

/** Input of a call: `params`, `query`, `body` as in the row; `query` is always optional. */
export type ApiInput<Name extends ApiName> = WithPart<'params', Part<ApiTable[Name], 'params'>> &
  WithPart<'body', Part<ApiTable[Name], 'body'>> & {
    readonly query?: Part<ApiTable[Name], 'query'>;
  };

/** Result of a call: the parsed response body, `undefined` for 204. */
export type ApiAnswer<Name extends ApiName> = ApiTable[Name] extends {
  readonly answer: infer Schema extends z.ZodMiniType;
}
  ? z.output<Schema>
  : undefined;

/** Status of a row's successful response. */
export function successStatus(row: ApiRow): 200 | 201 | 204 {
  return row.status ?? (row.answer ? 200 : 204);
}
