import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FanOut } from '../fan-out.ts';
import type { RealtimeHub } from '../hub.ts';
import { isSameText, type RealtimeCredentials } from '../signature.ts';
import { apiCalls, type ApiCallRow } from './calls.ts';
import { Refusal } from './refusal.ts';
import { clockToleranceSeconds, verifyCall } from './verify-call.ts';

export interface HttpApiOptions {
  readonly appId: string;
  readonly credentials: RealtimeCredentials;
  readonly hub: RealtimeHub;
  readonly fanOut: FanOut;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Largest body of a call, in bytes: ten events, escaped. */
const bodyLimit = 1_048_576;

/**
 * A signed call that changes something is accepted once, on all nodes, for as long as its timestamp is
 * valid.
 */
const claimMs = 2 * clockToleranceSeconds * 1_000;

function answerError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode = 500 } = thrown as { statusCode?: number };
  const status = thrown instanceof Refusal ? thrown.status : statusCode;
  const isOurs = status >= 500;
  if (isOurs) request.log.error({ err: thrown }, 'a call of the realtime HTTP API failed');
  const error = isOurs || !(thrown instanceof Error) ? 'It is our fault.' : thrown.message;
  return reply.code(status).send({ error });
}

/**
 * Registers the routes of Pusher's HTTP API at `/apps/{appId}`. Errors as `{error}`: 400, 401 for an
 * invalid or reused signature, 404 for another app, 413, 422.
 */
export function registerHttpApi(app: FastifyInstance, options: HttpApiOptions): void {
  const { appId, credentials, hub, fanOut, now = Date.now } = options;

  const answer = async (row: ApiCallRow, request: FastifyRequest): Promise<unknown> => {
    const params = request.params as Record<string, string>;
    const body = new Uint8Array(Buffer.isBuffer(request.body) ? request.body : []);
    if (!isSameText(appId, params['appId'] ?? '')) throw new Refusal(404, 'There is no such app.');
    const { query, signature } = verifyCall(
      { method: row.method, url: request.raw.url ?? '', body },
      credentials,
      now() / 1_000,
    );
    if (row.method === 'POST' && !(await fanOut.claim(signature, claimMs))) {
      throw new Refusal(401, 'This very call was made before.');
    }
    return row.answer({ hub, params, query, body });
  };

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler(answerError);
    for (const row of apiCalls) {
      scope.route({
        method: row.method,
        url: `/apps/:appId${row.path}`,
        bodyLimit,
        handler: (request) => answer(row, request),
      });
    }
  });
}
