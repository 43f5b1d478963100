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
  /** Whose pages may stand in a frame: those of the providers' games. */
  readonly frames: readonly string[];
  /** Whose videos may be played: broadcasts. */
  readonly media: readonly string[];
}

const nothingElse: OtherOrigins = { frames: [], media: [] };

/**
 * Headers of every answer, errors included. `nonce` belongs to one HTML page; other answers have
 * none and may not style anything. @source ours, after ASVS 3.4
 */
export function securityHeaders(
  origin: string,
  nonce: string | undefined,
  { frames, media }: OtherOrigins = nothingElse,
): Record<string, string> {
  const socketOrigin = origin.replace(/^http/, 'ws');
  const policy = [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'${nonce === undefined ? '' : ` 'nonce-${nonce}'`}`,
    `connect-src 'self' ${socketOrigin}`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    [`media-src 'self'`, ...media].join(' '),
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `frame-src ${frames.length === 0 ? "'none'" : frames.join(' ')}`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `form-action 'self'`,
    `require-trusted-types-for 'script'`,
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissions,
    'x-frame-options': 'DENY',
    ...(origin.startsWith('https:')
      ? { 'strict-transport-security': `max-age=${year}; includeSubDomains` }
      : {}),
  };
}
