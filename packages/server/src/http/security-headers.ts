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

/** Other places that a page may show something of. */
export interface OtherOrigins {
  /** Origins whose pages may be shown in a frame: those of the providers' games. */
  readonly frames: readonly string[];
  /** Origins whose videos may be played: broadcasts. */
  readonly media: readonly string[];
  /** Where sockets go beside our own address: another broker, by its `http` address. */
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
 * Headers of every answer that is no page: code, pictures, answers of calls, errors. A user who
 * opens one as if it were a page gets one that may do nothing. Kept short: a first visit asks for
 * dozens of files, and a poor line carries the headers of each. @source ours, after ASVS 3.4
 */
export const answerHeaders = (origin: string): Record<string, string> => ({
  'content-security-policy': `default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'`,
  ...always,
  ...onlyEncrypted(origin),
});

/** Contents of a page that its policy must name. */
export interface PageContent {
  /** Nonce of this one answer, which its styles carry. */
  readonly nonce: string;
  /** Hashes of the scripts inside the page; they are the same in every answer. */
  readonly scriptHashes?: readonly string[];
  /** Origins whose pages may show it in a frame; default none. */
  readonly frameAncestors?: readonly string[];
}

/** Headers of a page. @source ours, after ASVS 3.4 */
export function pageHeaders(
  origin: string,
  { nonce, scriptHashes = [], frameAncestors = [] }: PageContent,
  { frames, media, sockets = [] }: OtherOrigins = nothingElse,
): Record<string, string> {
  const socketOrigins = [origin, ...sockets].map((place) => place.replace(/^http/, 'ws'));
  const policy = [
    `default-src 'none'`,
    [`script-src 'self'`, ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    // Players of segmented videos fetch the parts by script, and hand them to the video as a blob.
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
    // The older header knows no list; browsers that know the policy would follow that alone.
    ...(frameAncestors.length === 0 ? always : inFrames),
    ...onlyEncrypted(origin),
  };
}
