import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '@lobi/core/contract';
import { cookieNames } from './cookies.ts';
import type { LobbyPages } from './lobby-pages.ts';
import type { OriginRule } from './own-origin.ts';
import { pageLanguage } from './page-language.ts';
import { pageHeaders, workerHeaders, type OtherOrigins } from './security-headers.ts';
import { chooseEncoding, type MountContent, type StaticApp } from './static-app.ts';

/** Paths that are never a screen of the app. */
const notScreens = /^\/(api|app|assets)(\/|$)/;

/**
 * Returns whether a browser requests a screen: the last path segment has no file extension, and HTML is
 * accepted. The front page also serves health checks.
 */
function isNavigation(request: FastifyRequest, path: string): boolean {
  if (path === '/') return true;
  const wantsHtml = (request.headers.accept ?? '').includes('text/html');
  return wantsHtml && !notScreens.test(path) && !/\.\w+$/.test(path);
}

/** Path of the app's service worker in the build. */
const workerPath = '/sw.js';

/** Paths of the lobby. @source spec §2 */
const lobbyPaths = ['/', '/game'];

/**
 * Returns the content of the page for this request: the pre-rendered lobby only for a lobby without filters;
 * the app applies search and category itself.
 */
async function contentFor(
  request: FastifyRequest,
  url: URL,
  origin: string,
  { languages }: StaticApp,
  pages: LobbyPages | undefined,
): Promise<MountContent> {
  const isLobby = lobbyPaths.includes(url.pathname);
  const isPlain = [...url.searchParams.keys()].every((name) => name === 'lng');
  if (!isLobby) return 'nothing';
  if (!isPlain) return 'placeholder';
  const language = pageLanguage(request, languages);
  const audience = request.cookies[cookieNames.session] === undefined ? 'guest' : 'user';
  const lobby = language ? await pages?.pageFor({ language, audience, origin }) : undefined;
  return lobby ?? 'placeholder';
}

/**
 * Handles requests that no route matches: a file of the built app, the page for a screen's path, or
 * `not_found`. Every page has its own nonce, so it is never cached.
 */
export function createAppAnswer(
  app: StaticApp,
  originRule: OriginRule,
  others: OtherOrigins,
  pages?: LobbyPages,
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const url = new URL(request.url, 'http://localhost');
    const path = url.pathname;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const asset = isRead ? app.find(path) : undefined;

    if (asset) {
      if (path === workerPath) reply.headers(workerHeaders);
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
    const content = await contentFor(request, url, origin, app, pages);
    const page = await app.page(nonce, encoding, content);
    if (encoding) reply.header('content-encoding', encoding);
    // Every response denies frames; a page decides for itself.
    reply.removeHeader('x-frame-options');
    return reply
      .code(200)
      .headers(pageHeaders(origin, { nonce, scriptHashes, frameAncestors }, others))
      .header('cache-control', 'no-store')
      .header('vary', 'accept-encoding')
      .type('text/html; charset=utf-8')
      .send(page);
  };
}
