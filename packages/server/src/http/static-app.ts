import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzip } from 'node:zlib';
import type { LobbyPage } from './lobby-pages.ts';
import { rendererFolder } from './lobby-renderer.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Encodings in order of preference. */
const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

const mediaTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const isText = (mediaType: string): boolean => mediaType.includes('charset');

/** Matches files of the build whose name contains a hash of their content. */
const hashedName = /^\/assets\/.+-[\w-]{8,}\.\w+$/;

/** Placeholder in the page for the nonce of a response. */
const nonceMark = '__CSP_NONCE__';

/** Matches inline scripts of the page. */
const inlineScript = /<script>(.*?)<\/script>/gs;

/** Markers around the placeholder for the games, which a pre-rendered lobby replaces. */
const lobbyMarks = ['<!--lobby-->', '<!--/lobby-->'] as const;

/** Parts of the page: before the lobby, the placeholder for the games, and after the lobby. */
type PageParts = readonly [before: string, placeholder: string, after: string];

function toParts(page: string): PageParts {
  const [start, end] = lobbyMarks;
  const [before = '', rest = ''] = page.split(start);
  const [placeholder = '', after = ''] = rest.split(end);
  return [before, placeholder, after];
}

/** The notice in one language. */
const notices = /<template data-part="notice" lang="([^"]+)">.*?<\/template>/gs;

/**
 * What a page contains where the app is mounted, before it has started: a lobby with games, the placeholder of one, or nothing,
 * for every other screen.
 */
export type MountContent = LobbyPage | 'placeholder' | 'nothing';

/** Where the app is mounted on a page without a lobby. */
const mount = '<div id="app"></div>';

/**
 * Returns the page with its content. A page with a lobby has the notice in its language only. The texts of
 * a lobby come from games, so that none of our markers is replaced in them.
 */
function joinPage(
  [before, placeholder, after]: PageParts,
  nonce: string,
  content: MountContent,
): string {
  const fill = (part: string): string => part.replaceAll(nonceMark, nonce);
  if (content === 'placeholder') return fill(before + placeholder + after);
  // A page that was built without a pre-rendered lobby contains the mount element itself.
  if (content === 'nothing') return fill(before + (placeholder && mount) + after);
  const { html, style, language, audience, answers } = content;
  return [
    fill(before)
      .replace(
        '<html ',
        `<html data-lobby-language="${language}" data-lobby-audience="${audience}" `,
      )
      .replaceAll(notices, (notice, its) => (its === language ? notice : '')),
    `<style id="prerendered-styles" nonce="${nonce}">${style}</style>`,
    `<div id="app" data-prerendered="live">${html}</div>`,
    answers === undefined
      ? ''
      : `<script type="application/json" id="lobby-answers">${answers}</script>`,
    fill(after),
  ].join('');
}

/** File of the build with the origins whose pages may frame the app. */
const ancestorsMark = /<meta name="lobi-frame-ancestors" content="([^"]*)"/;

/** Matches an origin; no other text may get into a header. */
const isOrigin = (text: string): boolean => /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/i.test(text);

/** One file of the built app. */
export interface Asset {
  readonly mediaType: string;
  readonly cacheControl: string;
  readonly etag: string;
  /** Returns its bytes in an encoding that the client accepts; compressed once and cached. */
  read(encoding: Encoding | undefined): Promise<{ bytes: Buffer; encoding: Encoding | undefined }>;
}

/** The built app in memory. Paths are looked up as a whole, so that none can leave its folder. */
export interface StaticApp {
  find(path: string): Asset | undefined;
  /** Hashes of the inline scripts of the page for its policy; no other inline script may run. */
  readonly scriptHashes: readonly string[];
  /** Origins whose pages may frame the app, as configured by its brand. */
  readonly frameAncestors: readonly string[];
  /** Languages of the app, as listed in its page: the default first. */
  readonly languages: readonly string[];
  /** Returns the page with the nonce of a response, in an encoding that the client accepts. */
  page(nonce: string, encoding: Encoding | undefined, content: MountContent): Promise<Buffer>;
  /** Compresses all files before the first request, in the background. */
  warm(): Promise<void>;
}

/** Returns the most preferred encoding that a client accepts. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  const accepted = (acceptEncoding ?? '').split(',').map((part) => {
    const [name = '', quality] = part.trim().split(/\s*;\s*q=/);
    return quality !== undefined && Number(quality) === 0 ? '' : name.toLowerCase();
  });
  return encodings.find((encoding) => accepted.includes(encoding));
}

/**
 * Levels of compression: a file is compressed once and sent many times, an answer is compressed for speed,
 * and a page delays the first paint by each kilobyte.
 */
const compressionLevels = {
  file: { br: 11, gzip: 9 },
  page: { br: 5, gzip: 6 },
  answer: { br: 4, gzip: 5 },
} as const satisfies Record<string, Record<Encoding, number>>;

/** Compresses the bytes of a response. */
export function compress(
  bytes: Buffer,
  encoding: Encoding,
  kind: keyof typeof compressionLevels,
): Promise<Buffer> {
  const level = compressionLevels[kind][encoding];
  if (encoding === 'gzip') return compressGzip(bytes, { level });
  return compressBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** Suffix of the Brotli copies in a build. */
const copySuffix = '.br';

/** Returns whether a copy belongs to this file, since either may have been changed after the build. */
function isCopyOf(bytes: Buffer, copy: Buffer): boolean {
  try {
    return brotliDecompressSync(copy, { maxOutputLength: bytes.length }).equals(bytes);
  } catch {
    return false;
  }
}

function createAsset(path: string, bytes: Buffer, copy: Buffer | undefined): Asset {
  const mediaType = mediaTypes[extname(path)] ?? 'application/octet-stream';
  const compressed = new Map<Encoding, Promise<Buffer>>();
  if (copy && isCopyOf(bytes, copy)) compressed.set('br', Promise.resolve(copy));
  const encode = (encoding: Encoding): Promise<Buffer> => {
    const created = compressed.get(encoding) ?? compress(bytes, encoding, 'file');
    compressed.set(encoding, created);
    return created;
  };
  return {
    mediaType,
    cacheControl: hashedName.test(path)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600',
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    read: async (encoding) => {
      if (encoding === undefined || !isText(mediaType)) return { bytes, encoding: undefined };
      const smaller = await encode(encoding);
      return smaller.length < bytes.length
        ? { bytes: smaller, encoding }
        : { bytes, encoding: undefined };
    },
  };
}

function readFolder(folder: string): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(`/${relative(folder, path).split(sep).join('/')}`, readFileSync(path));
  }
  return files;
}

/** Returns the language of the page, followed by those of its notices. */
function languagesOf(page: string): string[] {
  const named = page.matchAll(/<(?:html|template data-part="notice")[^>]* lang="([\w-]+)"/g);
  return [...new Set([...named].map(([, language = '']) => language))];
}

/** Loads a built app from its folder; `undefined` without an `index.html`. */
export function loadStaticApp(folder: string): StaticApp | undefined {
  let files: Map<string, Buffer>;
  try {
    files = readFolder(folder);
  } catch {
    return undefined;
  }
  const page = files.get('/index.html')?.toString();
  if (page === undefined) return undefined;
  files.delete('/index.html');
  const served = [...files].filter(
    ([path]) => !path.startsWith(rendererFolder) && !path.endsWith(copySuffix),
  );
  const assets = new Map(
    served.map(([path, bytes]) => [
      path,
      createAsset(path, bytes, files.get(`${path}${copySuffix}`)),
    ]),
  );
  const parts = toParts(page);

  return {
    find: (path) => assets.get(path),
    scriptHashes: [...page.matchAll(inlineScript)].map(
      ([, code = '']) => `sha256-${createHash('sha256').update(code).digest('base64')}`,
    ),
    frameAncestors: (ancestorsMark.exec(page)?.[1] ?? '').split(' ').filter(isOrigin),
    languages: languagesOf(page),
    page: async (nonce, encoding, content) => {
      const bytes = Buffer.from(joinPage(parts, nonce, content));
      return encoding === undefined ? bytes : compress(bytes, encoding, 'page');
    },
    warm: async () => {
      for (const asset of assets.values()) await asset.read('br');
    },
  };
}
