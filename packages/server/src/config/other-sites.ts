import { getDomain } from 'tldts';

/** Scheme and registrable domain of an origin: pages that share both are one site to a browser. */
function siteOf(origin: string): string {
  const { protocol, hostname } = new URL(origin);
  return `${protocol}//${getDomain(hostname, { allowPrivateDomains: true }) ?? hostname}`;
}

/** Allowed origins that a browser counts as another site than the platform's own address. */
export const originsOfOtherSites = (
  publicOrigin: string,
  allowedOrigins: readonly string[],
): readonly string[] => allowedOrigins.filter((origin) => siteOf(origin) !== siteOf(publicOrigin));
