import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  accessFault,
  apiTable,
  AppError,
  successStatus,
  type ApiName,
  type ApiRow,
  type CsvName,
} from '@lobi/core/contract';
import type { ActivityLog } from '../services/auth/activity-log.ts';
import { areSame } from '../services/auth/keyed-mark.ts';
import type { AuthService } from '../services/auth/auth-service.ts';
import type { Session, SessionCredentials } from '../services/auth/session.ts';
import type { SecondFactorService } from '../services/auth/second-factors.ts';
import { attachmentOf } from './attachment.ts';
import { activityOf } from './activity-of.ts';
import type { Call, CallReply, CsvHandlers, Handlers } from './call.ts';
import { readCaller, readLanguage, type PlaceSources } from './caller.ts';
import { createConcurrentCalls, type ConcurrentCalls } from './concurrent-calls.ts';
import { addVary, isSharedAnswer } from './cross-origin.ts';
import { antiForgeryHeader, cookieNames, cookieOptions } from './cookies.ts';
import { idsOf } from './ids-of.ts';
import { idempotencyHeader, readIdempotencyKey, replayedHeader } from './idempotency.ts';
import { moneyFactsOf } from './money-facts.ts';
import type { OriginRule } from './own-origin.ts';
import { parseInput } from './parse-input.ts';
import { prefersCsv } from './prefers-csv.ts';
import type { CsvFile } from '../services/wire/csv.ts';

export interface RouteDependencies {
  readonly handlers: Handlers;
  readonly csvHandlers: CsvHandlers;
  readonly auth: AuthService;
  readonly secondFactors: Pick<SecondFactorService, 'assertGiven'>;
  readonly activity: ActivityLog;
  readonly originRule: OriginRule;
  /** Sources of the caller's location. */
  readonly places: PlaceSources;
  /** Maximum concurrent calls of one user. */
  readonly callsPerUser: number;
}

type AnyHandler = (call: Call<ApiName>) => Promise<unknown>;
type AnyCsvHandler = (call: Call<ApiName>) => Promise<CsvFile>;

const bearer = /^Bearer ([\w-]{20,200})$/;

/** Seconds of inactivity reported by the page; a day at most. */
const idlePattern = /^\d{1,5}$/;

function readCredentials(request: FastifyRequest): SessionCredentials {
  const idle = request.headers['x-idle-seconds'];
  return {
    idleSeconds: typeof idle === 'string' && idlePattern.test(idle) ? Number(idle) : 0,
    token: bearer.exec(request.headers.authorization ?? '')?.[1],
    cookie: request.cookies[cookieNames.session],
    device: request.cookies[cookieNames.device],
  };
}

/** Rejects writes from pages of another site, whatever cookies the browser sends. Errors: `forbidden`. */
function checkOrigin(request: FastifyRequest, rule: OriginRule): void {
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const isOwn =
    origin === undefined
      ? site === undefined || site === 'same-origin' || site === 'none'
      : rule.isOwn(origin, host);
  if (!isOwn) throw new AppError('forbidden', `a write from ${origin ?? String(site)}`);
}

function checkContentType(request: FastifyRequest, { form }: ApiRow): void {
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  if (isForm && !form) throw new AppError('malformed', 'forms are not taken here');
}

/** @param token of the session */
function checkAntiForgery(request: FastifyRequest, token: string): void {
  const headerToken = request.headers[antiForgeryHeader];
  if (typeof headerToken !== 'string' || !areSame(token, headerToken))
    throw new AppError('antiforgery');
}

/**
 * Sends the anti-forgery token: in a cookie, and in a header if the page's origin cannot read the
 * cookie.
 */
function sendAntiForgery(reply: FastifyReply, token: string): void {
  reply.setCookie(cookieNames.antiForgery, token, cookieOptions.antiForgery);
  if (isSharedAnswer(reply)) reply.header(antiForgeryHeader, token);
}

function createReply(reply: FastifyReply, auth: AuthService): CallReply {
  return {
    signIn: ({ session, cookie, device }) => {
      reply.setCookie(cookieNames.session, cookie, cookieOptions.session);
      reply.setCookie(cookieNames.device, device, cookieOptions.device);
      sendAntiForgery(reply, auth.antiForgeryToken(session.id));
    },
    signOut: () => {
      reply.clearCookie(cookieNames.session, cookieOptions.session);
      reply.clearCookie(cookieNames.antiForgery, cookieOptions.antiForgery);
      reply.removeHeader(antiForgeryHeader);
    },
    replayed: () => {
      reply.header(replayedHeader, 'true');
    },
  };
}

/** Sends the anti-forgery token again if the page has lost it or cannot read the cookie. */
function renewAntiForgery(request: FastifyRequest, reply: FastifyReply, token: string): void {
  if (request.cookies[cookieNames.antiForgery] === token && !isSharedAnswer(reply)) return;
  sendAntiForgery(reply, token);
}

/**
 * Sends a guest an anti-forgery token with the first read, for clients that send it with every write. It
 * has no rights: signing in brings one of the session. None is sent next to a session cookie, since it
 * could overwrite the session's token.
 */
function greetGuest(request: FastifyRequest, reply: FastifyReply, auth: AuthService): void {
  const { session, antiForgery } = cookieNames;
  if (request.cookies[session] !== undefined || request.cookies[antiForgery] !== undefined) return;
  sendAntiForgery(reply, auth.antiForgeryToken(randomUUID()));
}

function registerRoute(
  app: FastifyInstance,
  name: ApiName,
  row: ApiRow,
  handle: AnyHandler,
  {
    csvHandlers,
    auth,
    secondFactors,
    activity,
    originRule,
    places,
    concurrentCalls,
  }: RouteDependencies & { readonly concurrentCalls: ConcurrentCalls },
): void {
  const isWrite = row.method !== 'GET';
  const sessions = new WeakMap<FastifyRequest, Session>();

  /** Checks that can reject a call before its body is read. */
  const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (isWrite) {
      checkOrigin(request, originRule);
      checkContentType(request, row);
    }
    if (row.access.kind === 'public') {
      if (!isWrite) greetGuest(request, reply, auth);
      return;
    }
    const session = await auth.authenticate(readCredentials(request));
    // Later rejections are logged with the id of the caller.
    request.log = request.log.child({ userId: session.actor.id });
    // Covers both a sent response and an aborted request.
    reply.raw.once('close', concurrentCalls.enter(session.actor.id));
    const token = auth.antiForgeryToken(session.id);
    renewAntiForgery(request, reply, token);
    if (isWrite) checkAntiForgery(request, token);
    const fault = accessFault(row, session.actor);
    if (fault) throw new AppError(fault);
    if (!row.withoutSecondFactor) await secondFactors.assertGiven(session.actor);
    sessions.set(request, session);
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (row.csv) addVary(reply, 'accept');
    const session = sessions.get(request);
    const input = parseInput(row, request);
    const call = {
      ...input,
      session,
      actor: session?.actor,
      idempotency: row.idempotent
        ? readIdempotencyKey(request.headers[idempotencyHeader], {
            name,
            params: input.params,
            body: input.body,
          })
        : undefined,
      // Few calls need these.
      get credentials() {
        return readCredentials(request);
      },
      get caller() {
        return readCaller(request, places);
      },
      get language() {
        return readLanguage(request);
      },
      get origin() {
        return originRule.originOf(request.headers.host, request.protocol);
      },
      reply: createReply(reply, auth),
    } as Call<ApiName>;
    const inTurn = <Outcome>(work: () => Promise<Outcome>): Promise<Outcome> =>
      session && !row.batched ? concurrentCalls.inTurn(session.actor.id, work) : work();
    if (row.csv && prefersCsv(request.headers.accept)) {
      const toCsv = csvHandlers[name as CsvName] as unknown as AnyCsvHandler;
      const file = await inTurn(() => toCsv(call));
      reply.header('content-disposition', attachmentOf(file.name));
      return reply.type('text/csv; charset=utf-8').send(file.text);
    }
    const outcome = await inTurn(() => handle(call));
    const action = activityOf(row, input.body);
    const params = input.params as Readonly<Record<string, string>> | undefined;
    if (session && row.idempotent) {
      request.log = request.log.child(moneyFactsOf(row, params, outcome, session.actor.walletId));
    }
    if (session && action !== undefined && !reply.hasHeader(replayedHeader)) {
      // A completed call stays successful although its activity entry cannot be written.
      await activity
        .record({
          ...{ userId: session.actor.id, action, caller: readCaller(request, places) },
          details: { call: name, ...idsOf(row, params, outcome) },
        })
        .catch((error: unknown) =>
          request.log.error({ err: error, action }, 'the activity could not be recorded'),
        );
    }
    reply.code(successStatus(row));
    // Parsing the response removes every field that is not in the contract.
    return row.answer ? reply.send(row.answer.parse(outcome)) : reply.send();
  };

  const { upload } = row;
  app.route({
    method: row.method,
    url: row.path.replace(/\{(\w+)\}/g, ':$1'),
    ...(upload && {
      bodyLimit: upload.bodyBytes,
      config: { fileLimit: upload.fileBytes },
      handlerTimeout: upload.answerWithinMs,
    }),
    onRequest: admit,
    handler: answer,
  });
}

/** Registers one route per row of the API table. */
export function registerRoutes(app: FastifyInstance, dependencies: RouteDependencies): void {
  const concurrentCalls = createConcurrentCalls(dependencies.callsPerUser);
  for (const name of Object.keys(apiTable) as ApiName[]) {
    // Each handler matches its own row; the schemas of the row parsed this call just before.
    const handle = dependencies.handlers[name] as unknown as AnyHandler;
    registerRoute(app, name, apiTable[name], handle, { ...dependencies, concurrentCalls });
  }
}
