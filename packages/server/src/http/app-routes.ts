import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '@lobi/core/contract';
import type { OriginRule } from './own-origin.ts';
import { pageHeaders, type OtherOrigins } from './security-headers.ts';
import { chooseEncoding, type StaticApp } from './static-app.ts';

/** Paths that never mean a screen. */
const notScreens = /^\/(api|app|assets)(\/|$)/;

/**
 * Does a browser ask for a screen? Its last part has no file ending, and it wants HTML. The front
 * page serves health checks as well.
 */
function isNavigation(request: FastifyRequest, path: string): boolean {
  if (path === '/') return true;
  const wantsHtml = (request.headers.accept ?? '').includes('text/html');
  return wantsHtml && !notScreens.test(path) && !/\.\w+$/.test(path);
}

/**
 * Answers what no route answers: a file of the built app, the page for a screen's path, or
 * `not_found`. Every page has a nonce of its own, so it is never stored.
 */
export function createAppAnswer(app: StaticApp, originRule: OriginRule, others: OtherOrigins) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = new URL(request.url, 'http://localhost').pathname;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const asset = isRead ? app.find(path) : undefined;

    if (asset) {
      reply
        .header('cache-control', asset.cacheControl)
        .header('etag', asset.etag)
        .header('vary', 'accept-encoding')
        .type(asset.mediaType);
      if (request.headers['if-none-match'] === asset.etag) return reply.code(304).send();
      const content = await asset.read(encoding);
      if (content.encoding) reply.header('content-encoding', content.encoding);
      return reply.code(200).send(content.bytes);
    }

    if (!isRead || !isNavigation(request, path)) throw new AppError('not_found');
    const nonce = randomBytes(18).toString('base64');
    const origin = originRule.originOf(request.headers.host, request.protocol);
    const { scriptHashes, frameAncestors } = app;
    const page = await app.page(nonce, encoding);
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .code(200)
      .headers(pageHeaders(origin, { nonce, scriptHashes, frameAncestors }, others))
      .header('cache-control', 'no-store')
      .header('vary', 'accept-encoding')
      .type('text/html; charset=utf-8')
      .send(page);
  };
}
