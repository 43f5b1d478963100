import { getDomain } from 'tldts';

/** Scheme and registrable domain of an origin; browsers treat pages that share both as the same site. */
function siteOf(origin: string): string {
  const { protocol, hostname } = new URL(origin);
  return `${protocol}//${getDomain(hostname, { allowPrivateDomains: true }) ?? hostname}`;
}

/** Allowed origins that a browser treats as another site than the platform's own address. */
export const originsOfOtherSites = (
  publicOrigin: string,
  allowedOrigins: readonly string[],
): readonly string[] => allowedOrigins.filter((origin) => siteOf(origin) !== siteOf(publicOrigin));
