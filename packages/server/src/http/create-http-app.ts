import fastifyCookie from '@fastify/cookie';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { AppError } from '@lobi/core/contract';
import { deepestJson, isDeeperThan } from '../domain/bounded-json.ts';
import { registerWalletRoutes, type WalletRouteDependencies } from '../providers/wallet-routes.ts';
import { createAttemptLimiter } from '../services/auth/attempt-limiter.ts';
import { createAppAnswer } from './app-routes.ts';
import { readLanguage } from './caller.ts';
import { watchConnections } from './close-connections.ts';
import { addVary, createCrossOriginRule } from './cross-origin.ts';
import { errorReply, toServerError } from './error-reply.ts';
import { registerGatewayRoutes, type GatewayRouteDependencies } from './gateway-routes.ts';
import { registerPlatformRoutes, type PlatformRouteDependencies } from './platform-routes.ts';
import type { LobbyPages } from './lobby-pages.ts';
import { requestIdOf } from './request-id.ts';
import { registerRoutes, type RouteDependencies } from './register-routes.ts';
import { answerHeaders, type OtherOrigins } from './security-headers.ts';
import { chooseEncoding, compress, type StaticApp } from './static-app.ts';

export interface HttpAppOptions extends RouteDependencies, PlatformRouteDependencies {
  readonly logger: FastifyBaseLogger;
  readonly trustProxy: boolean;
  /** Other origins whose pages may call the API with cookies and read the responses. */
  readonly allowedOrigins: readonly string[];
  /** Time zone of the times in error messages. */
  readonly timeZone: string;
  readonly staticApp: StaticApp | undefined;
  /** Pre-rendered lobbies of the app; without them a page has a placeholder for the games. */
  readonly lobbyPages?: LobbyPages | undefined;
  /** Other origins whose content our pages may show. */
  readonly otherOrigins: OtherOrigins;
  /** Called with every response and the path of its route. */
  readonly onAnswered?: (call: AnsweredCall) => void;
  /** Whether the process is about to stop; a keep-alive connection then closes after its next response. */
  readonly isDraining: () => boolean;
  /** Wallet of the games of other providers. */
  readonly providerWallet: WalletRouteDependencies;
  /** Default `slowCallerLimits`. */
  readonly slowCallers?: SlowCallerLimits | undefined;
  /** Notices of payment gateways. */
  readonly paymentNotices: GatewayRouteDependencies;
}

/** One completed call. */
export interface AnsweredCall {
  readonly method: string;
  /** Route pattern of the address; `(none)` without a route. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** Largest body of a call, in bytes. */
const bodyLimit = 64 * 1_024;

/** Time limits of a call. Times in milliseconds. */
export interface SlowCallerLimits {
  /** From the opened connection, or the first byte of a request, to the end of its headers. */
  readonly headersMs: number;
  /** From the first byte of a request to the end of its body. */
  readonly requestMs: number;
  /** Time until a connection without a request is closed. */
  readonly keepAliveMs: number;
  /** Interval of looking for calls that took longer. */
  readonly checkMs: number;
}

/**
 * Timeouts against slow clients. An image of 2 MB needs 40 seconds on slow 3G; a client that sends byte
 * by byte holds a connection no longer than these. A proxy in front must keep idle connections for less
 * than a minute, or it would reuse one that is being closed.
 * @source ours
 */
export const slowCallerLimits: SlowCallerLimits = {
  headersMs: 15_000,
  requestMs: 60_000,
  keepAliveMs: 72_000,
  checkMs: 5_000,
};

/** Minimum size in bytes of a response that is compressed. */
const compressFrom = 1_400;

/**
 * Timeout of a call in ms; it then responds with 503 and may be retried with its key. Above the longest
 * wait of a statement, below the timeout of proxies.
 * @source ours
 */
const answerWithinMs = 20_000;

/** Rate limit of addresses that request unknown paths. Times in milliseconds. @source ours */
const notFoundLimits = { free: 120, firstWaitMs: 1_000, longestWaitMs: 60_000, forgetMs: 60_000 };

/** Accepts JSON on every route, forms where a row allows them, and nothing else. */
function parseJsonAndForms(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Clients that always set the JSON content type may send an empty body.
    if (body === '') return done(null, undefined);
    void parseJson(request, String(body), (error, value) => {
      if (error || !isDeeperThan(value, deepestJson)) done(error, value);
      else done(new AppError('malformed', 'JSON with too many levels'));
    });
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/** Compresses long responses. */
async function compressText(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < compressFrom) return payload;
  addVary(reply, 'accept-encoding');
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (!encoding || request.method === 'HEAD') return payload;
  reply.header('content-encoding', encoding);
  return compress(Buffer.from(payload), encoding, 'answer');
}

/** Converts a thrown value to an error response, and logs it. */
function answerError(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  timeZone: string,
): FastifyReply {
  const { bodyLimit, config } = request.routeOptions;
  const { fileLimit = bodyLimit ?? 0 } = config as { readonly fileLimit?: number };
  const error = toServerError(thrown, fileLimit);
  const reading = { language: readLanguage(request), timeZone, reference: request.id };
  const { status, headers, body } = errorReply(error, reading);
  if (status >= 500) request.log.error({ err: error }, 'call failed');
  else request.log.info({ code: error.code, reason: error.message }, 'call refused');
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', ...headers })
    .send(body);
}

/** One served route. */
export interface ServedRoute {
  readonly method: string;
  /** Parameters as `{walletId}`. */
  readonly path: string;
}

/** HTTP application with its routes. */
export interface HttpApp {
  readonly app: FastifyInstance;
  readonly routes: readonly ServedRoute[];
}

/** Creates the HTTP application: routes of the API table, health checks, API documents, and the app. */
export async function createHttpApp(options: HttpAppOptions): Promise<HttpApp> {
  const { logger, trustProxy, staticApp, originRule, otherOrigins } = options;
  const slow = options.slowCallers ?? slowCallerLimits;
  const allowOtherOrigins = createCrossOriginRule(options.allowedOrigins);
  const dress = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const origin = originRule.originOf(request.headers.host, request.protocol);
    // Responses are not cached unless they allow it, neither by a browser nor by a shared cache: the
    // response to a login carries a token, and lists are outdated within a second.
    return reply
      .headers({ ...answerHeaders(origin), 'cache-control': 'no-store' })
      .header('x-request-id', request.id);
  };
  const app = Fastify({
    loggerInstance: logger,
    // One proxy: the address that it appended last is the caller; a client can forge the ones before.
    trustProxy: trustProxy ? (_address, hop) => hop === 0 : false,
    bodyLimit,
    requestTimeout: slow.requestMs,
    keepAliveTimeout: slow.keepAliveMs,
    http: { headersTimeout: slow.headersMs, connectionsCheckingInterval: slow.checkMs },
    handlerTimeout: answerWithinMs,
    genReqId: (request) => requestIdOf(request.headers['x-request-id']),
    requestIdHeader: false,
    // One log line per response, below, instead of one per request and one per response.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    // Addresses that cannot be decoded never reach the hooks.
    frameworkErrors: (error, request, reply) => {
      dress(request, reply);
      if (!allowOtherOrigins(request, reply)) answerError(error, request, reply, options.timeZone);
    },
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
  });
  const closeConnections = watchConnections(app.server);
  app.addHook('preClose', async () => {
    app.server.once('close', closeConnections());
  });
  const lost = createAttemptLimiter(notFoundLimits);
  const routes: ServedRoute[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    const path = url.replace(/:(\w+)/g, '{$1}');
    for (const each of [method].flat()) routes.push({ method: each, path });
  });

  parseJsonAndForms(app);
  await app.register(fastifyCookie);

  app.addHook('onRequest', async (request, reply) => {
    dress(request, reply);
    if (options.isDraining()) reply.header('connection', 'close');
    // An answered preflight ends here; the hook returns the response that it has sent.
    return allowOtherOrigins(request, reply) ? reply : undefined;
  });
  app.addHook('onSend', compressText);
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, ip } = request;
    request.log.info(
      { method, url, ip, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
    options.onAnswered?.({
      method,
      route: request.routeOptions.url ?? '(none)',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1_000,
    });
  });

  app.setErrorHandler((error, request, reply) =>
    answerError(error, request, reply, options.timeZone),
  );

  const answerApp =
    staticApp && createAppAnswer(staticApp, originRule, otherOrigins, options.lobbyPages);
  app.setNotFoundHandler(async (request, reply) => {
    const waitMs = lost.waitMs(request.ip);
    if (waitMs > 0) {
      const seconds = Math.ceil(waitMs / 1_000);
      throw new AppError('rate_limited', 'too many wrong addresses', {
        retryAfterSeconds: seconds,
        params: { seconds },
      });
    }
    try {
      if (answerApp) return await answerApp(request, reply);
      throw new AppError('not_found');
    } catch (error) {
      lost.fail(request.ip);
      throw error;
    }
  });

  registerPlatformRoutes(app, options);
  registerRoutes(app, options);
  registerWalletRoutes(app, options.providerWallet);
  registerGatewayRoutes(app, options.paymentNotices);
  return { app, routes };
}
