import { createHash } from 'node:crypto';
import { isSameText, sign, type RealtimeCredentials } from '../signature.ts';
import { Refusal } from './refusal.ts';

/** Tolerance for a caller's clock, in seconds. @source Pusher's HTTP interface */
export const clockToleranceSeconds = 600;

/** An incoming call. */
export interface SignedCall {
  readonly method: string;
  /** Path and query as sent. */
  readonly url: string;
  readonly body: Uint8Array;
}

/** Parses the query of a call; each parameter may occur once. Throws a `Refusal`. */
export function readQuery(url: string): ReadonlyMap<string, string> {
  const start = url.indexOf('?');
  const pairs = [...new URLSearchParams(start < 0 ? '' : url.slice(start + 1))];
  const query = new Map(pairs);
  if (query.size < pairs.length) throw new Refusal(400, 'A parameter of the query is there twice.');
  return query;
}

/** Text to sign: method, path, and the query ordered by name. */
export function textToSign(
  method: string,
  path: string,
  query: Iterable<readonly [string, string]>,
): string {
  const pairs = [...query]
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(([name]) => name !== 'auth_signature')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`);
  return [method, path, pairs.join('&')].join('\n');
}

export const bodyDigest = (body: Uint8Array | string): string =>
  createHash('md5').update(body).digest('hex');

/** Path variants: some clients sign the path before they escape it. */
function pathsOf(url: string): string[] {
  const [path = ''] = url.split('?');
  try {
    return [path, decodeURIComponent(path)];
  } catch {
    return [path];
  }
}

/**
 * Verifies the signature of a call. Returns the query and the signature. Throws a `Refusal`: 401 when
 * key, time, digest or signature are invalid, 400 for a repeated parameter.
 */
export function verifyCall(
  { method, url, body }: SignedCall,
  credentials: RealtimeCredentials,
  nowSeconds: number,
): { readonly query: ReadonlyMap<string, string>; readonly signature: string } {
  const query = readQuery(url);
  const stranger = (why: string): Refusal => new Refusal(401, why);
  if (!isSameText(credentials.key, query.get('auth_key') ?? ''))
    throw stranger('Unknown auth_key.');
  if (query.get('auth_version') !== '1.0') throw stranger('auth_version must be 1.0.');
  const timestamp = query.get('auth_timestamp') ?? '';
  const isInTime =
    /^\d{1,12}$/.test(timestamp) &&
    Math.abs(nowSeconds - Number(timestamp)) <= clockToleranceSeconds;
  if (!isInTime) throw stranger(`auth_timestamp must be within ${clockToleranceSeconds} s of now.`);
  const digest = query.get('body_md5');
  const isWhole = body.length === 0 ? true : isSameText(bodyDigest(body), digest ?? '');
  if (!isWhole) throw stranger('body_md5 does not fit the body.');
  const signature = query.get('auth_signature') ?? '';
  const isSigned = pathsOf(url).some((path) =>
    isSameText(sign(credentials.secret, textToSign(method, path, query)), signature),
  );
  if (!isSigned) throw stranger('auth_signature does not fit.');
  return { query, signature };
}
