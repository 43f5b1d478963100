import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Encodings in the order in which they are preferred. */
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

/** Files of the build whose name carries a hash of their content. */
const hashedName = /^\/assets\/.+-[\w-]{8,}\.\w+$/;

/** Placeholder in the page that becomes the nonce of one answer. */
const nonceMark = '__CSP_NONCE__';

/** Scripts that stand in the page itself. */
const inlineScript = /<script>(.*?)<\/script>/gs;

/** Where the build writes down which pages may show the app in a frame. */
const ancestorsMark = /<meta name="lobi-frame-ancestors" content="([^"]*)"/;

/** An origin alone: nothing else may get into a header. */
const isOrigin = (text: string): boolean => /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/i.test(text);

/** One file of the built app. */
export interface Asset {
  readonly mediaType: string;
  readonly cacheControl: string;
  readonly etag: string;
  /** Its bytes as the reader can take them; compressed once and kept. */
  read(encoding: Encoding | undefined): Promise<{ bytes: Buffer; encoding: Encoding | undefined }>;
}

/** The built app in memory. Paths are looked up whole, so none can lead out of its folder. */
export interface StaticApp {
  find(path: string): Asset | undefined;
  /** Hashes of the scripts inside the page, as its policy names them; no other may run. */
  readonly scriptHashes: readonly string[];
  /** Origins whose pages may show the app in a frame, as its brand says. */
  readonly frameAncestors: readonly string[];
  /** The page with the nonce of one answer, as the reader can take it. */
  page(nonce: string, encoding: Encoding | undefined): Promise<Buffer>;
  /** Compresses everything ahead of its first reader, in the background. */
  warm(): Promise<void>;
}

/** Best encoding that a reader takes. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  const accepted = (acceptEncoding ?? '').split(',').map((part) => {
    const [name = '', quality] = part.trim().split(/\s*;\s*q=/);
    return quality !== undefined && Number(quality) === 0 ? '' : name.toLowerCase();
  });
  return encodings.find((encoding) => accepted.includes(encoding));
}

/**
 * Compresses bytes. `lasting` is for files that are compressed once and sent many times; other
 * answers are compressed for speed.
 */
export function compress(bytes: Buffer, encoding: Encoding, lasting: boolean): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(bytes, { level: lasting ? 9 : 5 });
  return compressBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: lasting ? 11 : 4,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

function createAsset(path: string, bytes: Buffer): Asset {
  const mediaType = mediaTypes[extname(path)] ?? 'application/octet-stream';
  const compressed = new Map<Encoding, Promise<Buffer>>();
  const encode = (encoding: Encoding): Promise<Buffer> => {
    const made = compressed.get(encoding) ?? compress(bytes, encoding, true);
    compressed.set(encoding, made);
    return made;
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

/** Loads a built app from its folder; `undefined` when there is no `index.html`. */
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
  const assets = new Map([...files].map(([path, bytes]) => [path, createAsset(path, bytes)]));

  return {
    find: (path) => assets.get(path),
    scriptHashes: [...page.matchAll(inlineScript)].map(
      ([, code = '']) => `sha256-${createHash('sha256').update(code).digest('base64')}`,
    ),
    frameAncestors: (ancestorsMark.exec(page)?.[1] ?? '').split(' ').filter(isOrigin),
    page: async (nonce, encoding) => {
      const bytes = Buffer.from(page.replaceAll(nonceMark, nonce));
      return encoding === undefined ? bytes : compress(bytes, encoding, false);
    },
    warm: async () => {
      for (const asset of assets.values()) await asset.read('br');
    },
  };
}
