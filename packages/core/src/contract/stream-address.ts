import type { ValidationIssue } from './validation.ts';

/** Longest address of a broadcast, in characters. @source ours */
export const streamAddressLength = 300;

const loopbackHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Returns whether the origin is on the loopback interface, which development uses without TLS. */
export const isLoopbackOrigin = (origin: string): boolean =>
  URL.canParse(origin) && loopbackHosts.includes(new URL(origin).hostname);

/**
 * Returns whether it is an absolute path on the platform's own origin. `//host` and `/\host` lead to
 * another origin.
 */
const isOwnPath = (address: string): boolean => /^\/(?![/\\])/.test(address);

/**
 * Returns whether an address is valid for a broadcast: a path on the platform's own origin, or an
 * `https` address without a user name. `http` is for the loopback interface only.
 * @source ours
 */
export function isStreamAddress(address: string): boolean {
  if (/\s/.test(address)) return false;
  if (isOwnPath(address)) return true;
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) return false;
  const { protocol, origin, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  return protocol === 'https:' || isLoopbackOrigin(origin);
}

/**
 * Returns why pages cannot load a broadcast: they load videos only from their own origin and from those
 * configured at the start. `undefined` if they can.
 * @param origins allowed origins in addition to that of the page, such as `https://video.example`
 * @source ours, after ASVS 3.4
 */
export function streamHostIssue(
  address: string,
  origins: readonly string[],
): ValidationIssue | undefined {
  if (isOwnPath(address)) return undefined;
  const { origin, host } = new URL(address);
  return origins.includes(origin)
    ? undefined
    : { field: 'stream', key: 'validation.streamHost', params: { host } };
}
