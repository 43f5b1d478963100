import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiTable, AppError, successStatus, type ApiName, type ApiRow } from '@lobi/core/contract';
import type { ActivityLog } from '../services/auth/activity-log.ts';
import { areSame } from '../services/auth/keyed-mark.ts';
import type { AuthService, Session, SessionCredentials } from '../services/auth/auth-service.ts';
import type { SecondFactorService } from '../services/auth/second-factors.ts';
import { activityOf, idsOf } from './activity-of.ts';
import type { Call, CallReply, Handlers } from './call.ts';
import { readCaller, readLanguage, type PlaceSources } from './caller.ts';
import { checkAccess } from './check-access.ts';
import { antiForgeryHeader, cookieNames, cookieOptions } from './cookies.ts';
import { idempotencyHeader, readIdempotencyKey, replayedHeader } from './idempotency.ts';
import type { OriginRule } from './own-origin.ts';
import { parseInput } from './parse-input.ts';

export interface RouteDependencies {
  readonly handlers: Handlers;
  readonly auth: AuthService;
  readonly secondFactors: Pick<SecondFactorService, 'assertGiven'>;
  readonly activity: ActivityLog;
  readonly originRule: OriginRule;
  /** Where a caller's place is known from. */
  readonly places: PlaceSources;
}

/** Rows whose body may come as a form: pusher-js sends it so by default. @source spec §7 */
const formRows: ReadonlySet<ApiName> = new Set(['broadcasting.auth']);

/** Rows whose body may be larger than others, in bytes: a picture of 1.5 MB as base64, and its type. */
const bodyLimits: Partial<Record<ApiName, number>> = { 'transaction.proof': 2_001_024 };

type AnyHandler = (call: Call<ApiName>) => Promise<unknown>;

const bearer = /^Bearer ([\w-]{20,200})$/;

/** Seconds that nobody was at the page, as it says itself; a day at most. */
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

/** A page of another site may not write, whatever cookies its visitor has. Errors: `forbidden`. */
function checkOrigin(request: FastifyRequest, rule: OriginRule): void {
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const isOwn =
    origin === undefined
      ? site === undefined || site === 'same-origin' || site === 'none'
      : rule.isOwn(origin, host);
  if (!isOwn) throw new AppError('forbidden', `a write from ${origin ?? String(site)}`);
}

function checkContentType(request: FastifyRequest, name: ApiName): void {
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  if (isForm && !formRows.has(name)) throw new AppError('malformed', 'forms are not taken here');
}

/** @param token of the session */
function checkAntiForgery(request: FastifyRequest, token: string): void {
  const given = request.headers[antiForgeryHeader];
  if (typeof given !== 'string' || !areSame(token, given)) throw new AppError('antiforgery');
}

function createReply(reply: FastifyReply, auth: AuthService): CallReply {
  return {
    signIn: ({ session, cookie, device }) => {
      reply.setCookie(cookieNames.session, cookie, cookieOptions.session);
      reply.setCookie(cookieNames.device, device, cookieOptions.device);
      reply.setCookie(
        cookieNames.antiForgery,
        auth.antiForgeryToken(session.id),
        cookieOptions.antiForgery,
      );
    },
    signOut: () => {
      reply.clearCookie(cookieNames.session, cookieOptions.session);
      reply.clearCookie(cookieNames.antiForgery, cookieOptions.antiForgery);
    },
    replayed: () => {
      reply.header(replayedHeader, 'true');
    },
  };
}

/** Gives the page its anti-forgery token again where it has lost it. */
function renewAntiForgery(request: FastifyRequest, reply: FastifyReply, token: string): void {
  if (request.cookies[cookieNames.antiForgery] === token) return;
  reply.setCookie(cookieNames.antiForgery, token, cookieOptions.antiForgery);
}

function registerRoute(
  app: FastifyInstance,
  name: ApiName,
  row: ApiRow,
  handle: AnyHandler,
  { auth, secondFactors, activity, originRule, places }: RouteDependencies,
): void {
  const isWrite = row.method !== 'GET';
  const sessions = new WeakMap<FastifyRequest, Session>();

  /** Everything that can be refused before the body is read. */
  const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (isWrite) {
      checkOrigin(request, originRule);
      checkContentType(request, name);
    }
    if (row.access.kind === 'public') return;
    const session = await auth.authenticate(readCredentials(request));
    // What is refused from here on is written down with who asked for it.
    request.log = request.log.child({ userId: session.actor.id });
    const token = auth.antiForgeryToken(session.id);
    renewAntiForgery(request, reply, token);
    if (isWrite) checkAntiForgery(request, token);
    checkAccess(row.access, session.actor.role);
    if (!row.withoutSecondFactor) await secondFactors.assertGiven(session.actor);
    sessions.set(request, session);
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const session = sessions.get(request);
    const input = parseInput(row, request);
    const outcome = await handle({
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
      // Few calls ask for these.
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
    } as Call<ApiName>);
    const action = activityOf(name, input.body);
    const params = input.params as Readonly<Record<string, string>> | undefined;
    if (session && action !== undefined && !reply.hasHeader(replayedHeader)) {
      // What was done is done: a trace that cannot be written must not make it look undone.
      await activity
        .record({
          ...{ userId: session.actor.id, action, caller: readCaller(request, places) },
          details: { call: name, ...idsOf(name, params, outcome) },
        })
        .catch((error: unknown) =>
          request.log.error({ err: error, action }, 'no activity written'),
        );
    }
    reply.code(successStatus(row));
    // Parsing the answer takes away every field that the contract does not name.
    return row.answer ? reply.send(row.answer.parse(outcome)) : reply.send();
  };

  const bodyLimit = bodyLimits[name];
  app.route({
    method: row.method,
    url: row.path.replace(/\{(\w+)\}/g, ':$1'),
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    onRequest: admit,
    handler: answer,
  });
}

/** Makes one route per row of the API table; there are no others. */
export function registerRoutes(app: FastifyInstance, dependencies: RouteDependencies): void {
  for (const name of Object.keys(apiTable) as ApiName[]) {
    // Each handler takes its own row's call; the row's schemas made that call just before.
    const handle = dependencies.handlers[name] as unknown as AnyHandler;
    registerRoute(app, name, apiTable[name], handle, dependencies);
  }
}
