import * as z from 'zod/mini';
import { isLoopbackOrigin } from '@lobi/core/contract';

/**
 * Hosts of the push services of Chrome, Firefox, Edge and Safari. `*` is any number of labels.
 * @source ours
 */
export const knownPushHosts: readonly string[] = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
];

/** A host name, with `*.` in front for all below it. */
const hostPattern = /^(\*\.)?[a-z\d-]+(\.[a-z\d-]+)+$/;

const isOrigin = (text: string): boolean =>
  URL.canParse(text) &&
  new URL(text).origin === text &&
  (text.startsWith('https:') || isLoopbackOrigin(text));

/**
 * `LOBI_PUSH_HOSTS`, split at commas: hosts of push services, https origins, or `off` alone. An origin
 * of this machine may be http, for tests.
 */
export const pushHostsSchema = z.array(z.string()).check(
  z.refine(
    (hosts) =>
      (hosts.length === 1 && hosts[0] === 'off') ||
      hosts.every((host) => hostPattern.test(host) || isOrigin(host)),
    {
      error:
        'must be off, or hosts such as push.example.com, *.push.example.com or ' +
        'https://push.example.com:8443, separated by commas',
    },
  ),
);

/** Hosts of the setting; none where push messages are off. */
export const toPushHosts = (configured: readonly string[] | undefined): readonly string[] =>
  configured?.[0] === 'off' ? [] : (configured ?? knownPushHosts);

const isHost = (pattern: string, host: string): boolean =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern;

/**
 * Returns whether an endpoint is at one of the push services. The platform calls endpoints that clients
 * name, so that any other address would open its own network to them.
 */
export function isPushEndpoint(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, origin, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (hosts.includes(origin)) return true;
  return protocol === 'https:' && port === '' && hosts.some((host) => isHost(host, hostname));
}
