import type { ValidationIssue } from './validation.ts';

/** Longest address of a broadcast, in characters. @source ours */
export const streamAddressLength = 300;

const loopbackHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Is it an address on this device, which development reaches without TLS? */
export const isLoopbackOrigin = (origin: string): boolean =>
  URL.canParse(origin) && loopbackHosts.includes(new URL(origin).hostname);

/** Is it an absolute path of the platform's own site? `//host` and `/\host` lead to another one. */
const isOwnPath = (address: string): boolean => /^\/(?![/\\])/.test(address);

/**
 * Can this be the address of a broadcast: a path of the platform's own site, or an `https` address
 * without a user name? `http` is for this device only. @source ours
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
 * Why a broadcast cannot be played from where it is: pages load videos of their own site and of the
 * origins that the platform was started with, and of no other. `undefined` where it can.
 * @param origins what may be loaded beside paths of the own site, such as `https://video.example`
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
