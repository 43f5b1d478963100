import type { ApiClient } from '../../api/create-api-client.ts';
import { endsSession } from '../../api/ends-session.ts';
import { createAttempts } from '../../client/attempts.ts';
import { provideAttempts } from '../../client/attempts-code.ts';
import type { ApiWiring, RealtimeWiring } from '../../client/platform-client.ts';
import { factsOf } from '../../contract/answer-facts.ts';
import { checkInput as checkOwnInput } from '../../api/check-request.ts';
import { accessFault } from '../../contract/api/access-fault.ts';
import type { ApiRow } from '../../contract/api/api-row.ts';
import { apiTable, type ApiAnswer, type ApiName } from '../../contract/api/index.ts';
import {
  channels,
  parseChannelName,
  type ChannelKey,
  type ChannelPayload,
} from '../../contract/channels.ts';
import { AppError, isAppError } from '../../contract/error-codes.ts';
import type { Language } from '../../contract/limits.ts';
import { firstIssueOf } from '../../contract/validation.ts';
import { InvalidPlay } from '../../games/read-input.ts';
import type { Clock } from '../../ports/clock.ts';
import type { CallArguments, CallOptions } from '../../ports/http-port.ts';
import type { RequestAnswer, RequestRow } from '../../contract/own-request.ts';
import type { RequestArguments } from '../../ports/own-request.ts';
import type { RealtimePort } from '../../ports/realtime-port.ts';
import { createMemoryRealtime, type MemorySocketServer } from '../../realtime/memory-realtime.ts';
import { createOwnAnswers, type AnswerOwn } from './own-answers.ts';
import { createFakePresence } from './presence.ts';
import { explain, refusal } from './explain.ts';
import { startSession } from './handlers/auth.ts';
import type { FakeCall } from './handlers/call.ts';
import { handlers } from './handlers/index.ts';
import { assertSecondFactor } from './second-factors.ts';
import { winsOf } from './wins.ts';
import { createWorld } from './create-world.ts';
import type { FakeUser, World } from './world.ts';

/** One call received by the backend. */
export interface SeenCall {
  /** Name of a call of the contract or of a partner's own backend. */
  readonly name: string;
  readonly token: string | null;
  readonly idempotencyKey: string | undefined;
  /** As sent; `undefined` without one. */
  readonly body: unknown;
}

/** Deliberate failure of a call. */
export type Fault =
  /** The call never arrives. */
  | { readonly kind: 'lost' }
  /** The call is executed, but its response never arrives. */
  | { readonly kind: 'cut' }
  /** The backend responds with this failure and has no effect. */
  | { readonly kind: 'error'; readonly error: AppError }
  /** The call arrives and never gets a response. */
  | { readonly kind: 'hang' };

/**
 * An in-memory platform over the real API and channel tables, for tests and stories. Any number of
 * clients share it: each `connect…` is one browser.
 */
export interface FakeBackend {
  readonly world: World;
  /** Option of `createPlatformClient`. */
  connectApi(wiring: ApiWiring): Promise<ApiClient>;
  /** Option of `createPlatformClient`. */
  connectRealtime(wiring: RealtimeWiring): Promise<RealtimePort>;
  /**
   * Sets the response of a partner's own call, such as one of a plugin; without it the call fails with
   * `not_found`. The response is validated by the schema of the row. An `AppError` that the function
   * throws is the failure of the call.
   * @example backend.answer(offers, () => ({ data: [{ id: 'offer-1', title: 'Double Friday' }] }))
   */
  answer<const Row extends RequestRow>(row: Row, answer: AnswerOwn<Row>): void;
  /** Makes the next calls of this name fail, one fault each. */
  failNext(name: ApiName, ...faults: readonly Fault[]): void;
  /** Sets the delay of every response; default 0. */
  setLatency(ms: number): void;
  /** All calls that reached the backend, in order. */
  readonly seen: readonly SeenCall[];
  /** The sockets of all connected clients, in order of connection. */
  readonly sockets: readonly MemorySocketServer[];
  /** Signs a user in without a form; returns the token to store. */
  signIn(username: string): string;
}

interface AnyCall {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Caller of a call with the credentials. */
interface Sender {
  readonly token: string | null;
  readonly language: Language;
  readonly key: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

interface FirstAnswer {
  readonly content: string;
  /** Result of a handler; a promise if the handler hashes. */
  readonly answer: Promise<unknown>;
}

function checkInput(row: ApiRow, input: AnyCall, language: Language): AnyCall {
  const parsed: Record<string, unknown> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const given = part === 'body' ? input.body : (input[part] ?? {});
    const result = row[part]?.safeParse(given);
    if (result && !result.success) throw refusal(firstIssueOf(result.error, given), language);
    parsed[part] = result?.data;
  }
  return parsed;
}

function checkAccess(row: ApiRow, world: World, caller: () => FakeUser): void {
  if (row.access.kind === 'public') return;
  const user = caller();
  const fault = accessFault(row, user);
  if (fault) throw new AppError(fault);
  if (!row.withoutSecondFactor) assertSecondFactor(world, user);
}

/** Runs a call; errors are translated to the caller's language. */
async function inLanguage(language: Language, make: () => unknown): Promise<unknown> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof InvalidPlay) throw refusal(error.issues, language);
    throw isAppError(error) ? explain(error, language) : error;
  }
}

/** Sends a call of one browser; a failure is logged, and ends the session if it is a session error. */
async function sendAs(
  { tokens, language, logger, onUnauthenticated }: ApiWiring,
  name: string,
  { idempotencyKey: key, signal }: CallOptions,
  answer: (sender: Sender) => Promise<unknown>,
): Promise<unknown> {
  const token = tokens.read();
  try {
    return await answer({ token, language: language(), key, signal });
  } catch (cause) {
    const error = cause as AppError;
    logger.warn(`API ${name} failed: ${error.code}`);
    if (endsSession(error)) onUnauthenticated?.(token, error.code);
    throw error;
  }
}

/** Creates a fake backend with the demo users (password `lobi-demo`) and one open round. */
export function createFakeBackend({ clock }: { readonly clock: Clock }): FakeBackend {
  // A client of this backend signs in without loading a file, which a fake clock would not wait for.
  provideAttempts(createAttempts);
  const seen: SeenCall[] = [];
  const sockets: MemorySocketServer[] = [];
  const faults = new Map<string, Fault[]>();
  const ownAnswers = createOwnAnswers();
  const firstAnswers = new Map<string, FirstAnswer>();
  let latencyMs = 0;

  const presence = createFakePresence(sockets);

  const publish = <Key extends ChannelKey>(
    key: Key,
    id: string,
    payload: ChannelPayload<Key>,
  ): void => {
    for (const socket of sockets) socket.publish(key, id, payload);
  };

  const world = createWorld(clock, {
    user: (user) => publish('user', user.id, user),
    wallet: (wallet) => publish('wallet', wallet.id, wallet),
    round: (round) => publish('round', round.id, round),
    gameRound: (gameRound) => publish('game', gameRound.gameId, gameRound),
    gameRevised: (gameId) => publish('game', gameId, { gameId, revised: true }),
    table: (table) => publish('table', table.gameId, table),
    shot: (gameId, shot) => publish('pond', gameId, shot),
    jackpots: (jackpots) => publish('lobby', 'all', { wins: winsOf(world), jackpots }),
    agent: (agentId, change) => publish('agent', agentId, change),
    ops: (change) => publish('ops', 'all', change),
  });

  const userOf = (token: string | null): FakeUser | undefined =>
    world.users.get(world.sessions.get(token ?? '')?.userId ?? '');

  /** Executes a call as the server would: access, validation, idempotency, handler. */
  async function carryOut(
    name: ApiName,
    input: AnyCall,
    { token, language, key }: Sender,
  ): Promise<unknown> {
    const row: ApiRow = apiTable[name];
    const caller = (): FakeUser => {
      const user = userOf(token);
      if (!user) throw new AppError('unauthenticated');
      if (user.status === 'blocked') throw new AppError('account_blocked');
      return user;
    };
    checkAccess(row, world, caller);
    const parsed = checkInput(row, input, language);
    // A PIN proves identity; it does not distinguish requests.
    const content = JSON.stringify([name, parsed], (field, value: unknown) =>
      field === 'pin' ? undefined : value,
    );
    if (row.idempotent && !key) throw new AppError('key_required');
    const scope = `${userOf(token)?.id}:${key}`;
    const first = row.idempotent ? firstAnswers.get(scope) : undefined;
    if (first && first.content !== content) throw new AppError('idempotency_conflict');
    if (first) return first.answer;
    const handle = handlers[name] as unknown as (call: FakeCall<ApiName>) => unknown;
    const call = { world, token, language, caller, input: parsed };
    const answer = inLanguage(language, () => handle(call as unknown as FakeCall<ApiName>)).then(
      // Fields that are not in the row, or have another shape, must not reach a screen.
      (made) => row.answer?.parse(made),
    );
    if (!row.idempotent) return answer;
    firstAnswers.set(scope, { content, answer });
    // A rejected call may be retried.
    answer.catch(() => firstAnswers.delete(scope));
    return answer;
  }

  /** Waits for a time, or without one forever, until the caller aborts. */
  const wait = (ms: number | null, signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      if (ms !== null) clock.setTimeout(resolve, ms);
      signal?.addEventListener('abort', () => reject(new AppError('network', 'given up')));
    });

  async function answerOf(
    name: string,
    input: AnyCall,
    { token, key: idempotencyKey, signal }: Sender,
    carryOutCall: () => Promise<unknown>,
  ): Promise<unknown> {
    const fault = faults.get(name)?.shift();
    if (fault?.kind === 'lost') throw new AppError('network', `${name} was lost`);
    seen.push({ name, token, idempotencyKey, body: input.body });
    if (fault?.kind === 'hang') return wait(null, signal);
    await wait(latencyMs, signal);
    if (fault?.kind === 'error') throw fault.error;
    const answer = structuredClone(await carryOutCall());
    if (fault?.kind === 'cut') throw new AppError('network', `${name} was cut off`);
    return answer;
  }

  return {
    world,
    seen,
    sockets,
    setLatency(ms) {
      latencyMs = ms;
    },
    answer: ownAnswers.set,
    failNext(name, ...next) {
      faults.set(name, [...(faults.get(name) ?? []), ...next]);
    },
    signIn(username) {
      const user = [...world.users.values()].find((held) => held.username === username);
      if (!user) throw new AppError('not_found', `no user is called ${username}`);
      return startSession(world, user.id);
    },
    connectApi: async (wiring) => ({
      clockOffsetMs: () => 0,
      minimumClockOffsetMs: () => 0,
      factsOf: (name, answer) => factsOf(apiTable[name], answer),
      async call<Name extends ApiName>(name: Name, ...[given, options]: CallArguments<Name>) {
        const input = (given ?? {}) as AnyCall;
        return (await sendAs(wiring, name, (options ?? {}) as CallOptions, (sender) =>
          answerOf(name, input, sender, () => carryOut(name, input, sender)),
        )) as ApiAnswer<Name>;
      },
      async request<const Row extends RequestRow>(
        row: Row,
        ...[given, options]: RequestArguments<Row>
      ) {
        return (await sendAs(wiring, row.name, options ?? {}, async (sender) => {
          const input = await checkOwnInput(row, (given ?? {}) as object);
          const carryOutOwn = () => ownAnswers.carryOut(row, input, userOf(sender.token) ?? null);
          return answerOf(row.name, input, sender, carryOutOwn);
        })) as RequestAnswer<Row>;
      },
    }),
    async connectRealtime({ authorize, ...rules }) {
      const { realtime, server } = createMemoryRealtime({
        ...rules,
        async authorizeSubscription(wireName, signal) {
          const parsed = parseChannelName(wireName);
          if (!parsed || channels[parsed.key].visibility === 'public') return;
          const { channel_data } = await authorize('1.1', wireName, signal);
          if (channel_data === undefined) return;
          presence.enter(server, wireName, channel_data);
          clock.setTimeout(() => presence.announce(wireName), 0);
        },
      });
      sockets.push(server);
      return realtime;
    },
  };
}
