const permissions = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((name) => `${name}=()`)
  .join(', ');

const year = 31_536_000;

/** Other origins whose content a page may show. */
export interface OtherOrigins {
  /** Origins that may be framed: those of the providers' games. */
  readonly frames: readonly string[];
  /** Origins whose videos may be played: broadcasts. */
  readonly media: readonly string[];
  /** Origin of sockets other than our own: the external broker, by its `http` address. */
  readonly sockets?: readonly string[];
}

const nothingElse: OtherOrigins = { frames: [], media: [] };

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
} as const;

const { 'x-frame-options': _, ...inFrames } = always;

const onlyEncrypted = (origin: string): Record<string, string> =>
  origin.startsWith('https:')
    ? { 'strict-transport-security': `max-age=${year}; includeSubDomains` }
    : {};

/**
 * Headers of every response other than a page: code, images, API responses, errors. If one is opened as
 * a page, it may do nothing. Kept short, because a first visit loads dozens of files, each with these
 * headers.
 * @source ours, after ASVS 3.4
 */
export const answerHeaders = (origin: string): Record<string, string> => ({
  'content-security-policy': `default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'`,
  ...always,
  ...onlyEncrypted(origin),
});

/**
 * Header of a service worker in addition to those of every response: it may fetch from our own address.
 */
export const workerHeaders = {
  'content-security-policy': `default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'`,
} as const;

/** Contents of a page that its policy must name. */
export interface PageContent {
  /** Nonce of this response for its styles. */
  readonly nonce: string;
  /** Hashes of the inline scripts; they are the same in every response. */
  readonly scriptHashes?: readonly string[];
  /** Origins whose pages may frame it; default none. */
  readonly frameAncestors?: readonly string[];
}

/** Headers of a page. @source ours, after ASVS 3.4 */
export function pageHeaders(
  origin: string,
  { nonce, scriptHashes = [], frameAncestors = [] }: PageContent,
  { frames, media, sockets = [] }: OtherOrigins = nothingElse,
): Record<string, string> {
  const socketOrigins = [origin, ...sockets].map((source) => source.replace(/^http/, 'ws'));
  const policy = [
    `default-src 'none'`,
    [`script-src 'self'`, ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    // Players of segmented videos fetch the segments by script, and pass them to the video as a blob.
    [`connect-src 'self'`, ...socketOrigins, ...media].join(' '),
    `img-src 'self' data:`,
    `font-src 'self'`,
    [`media-src 'self' blob:`, ...media].join(' '),
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `frame-src ${frames.length === 0 ? "'none'" : frames.join(' ')}`,
    `frame-ancestors ${frameAncestors.length === 0 ? "'none'" : frameAncestors.join(' ')}`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `form-action 'self'`,
    `require-trusted-types-for 'script'`,
  ];
  return {
    'content-security-policy': policy.join('; '),
    'permissions-policy': permissions,
    // `X-Frame-Options` cannot list origins, and would override the policy in some browsers.
    ...(frameAncestors.length === 0 ? always : inFrames),
    ...onlyEncrypted(origin),
  };
}
