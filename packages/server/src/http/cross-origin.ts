import { apiTable } from '@lobi/core/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { antiForgeryHeader } from './cookies.ts';
import { idempotencyHeader, replayedHeader } from './idempotency.ts';

/** Headers that our client sends in addition to those that are always allowed. */
const requestHeaders = [
  'accept-language',
  'authorization',
  'content-type',
  idempotencyHeader,
  'if-match',
  'x-idle-seconds',
  'x-requested-with',
  antiForgeryHeader,
].join(', ');

/** Response headers that a page of another origin may read. */
const answerHeaders = [
  'content-disposition',
  'date',
  replayedHeader,
  'retry-after',
  'x-request-id',
  antiForgeryHeader,
].join(', ');

const methods = [...new Set(Object.values(apiTable).map(({ method }) => method))].join(', ');

/** Time for which a browser caches the response to a preflight, in seconds. */
const preflightSeconds = 600;

/** Adds to `Vary`, keeping its existing values. */
export function addVary(reply: FastifyReply, name: string): void {
  const named = reply.getHeader('vary');
  reply.header('vary', named === undefined ? name : `${String(named)}, ${name}`);
}

/** Returns whether a page of another origin that requested the response may read it. */
export const isSharedAnswer = (reply: FastifyReply): boolean =>
  reply.hasHeader('access-control-allow-origin');

/**
 * Lets pages of exactly these origins call the API with cookies, and responds to their preflights; other
 * origins get no CORS headers. Returns whether the call was a preflight that has been answered here.
 * @source ours – Fetch standard, CORS protocol; a wildcard cannot carry credentials
 */
export function createCrossOriginRule(origins: readonly string[]) {
  const allowed = new Set(origins);
  return (request: FastifyRequest, reply: FastifyReply): boolean => {
    if (allowed.size === 0 || !request.url.startsWith('/api/')) return false;
    addVary(reply, 'origin');
    const { origin } = request.headers;
    if (origin === undefined || !allowed.has(origin)) return false;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': answerHeaders,
    });
    const isPreflight =
      request.method === 'OPTIONS' &&
      request.headers['access-control-request-method'] !== undefined;
    if (!isPreflight) return false;
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': methods,
        'access-control-allow-headers': requestHeaders,
        'access-control-max-age': String(preflightSeconds),
      })
      .send();
    return true;
  };
}
