import { StartError } from './start-error.ts';

/** Facts that decide whether a platform runs as a demo. */
export interface DemoFacts {
  /** `LOBI_DEMO`; `undefined`: not set. */
  readonly wanted: boolean | undefined;
  readonly databaseUrl: string | undefined;
  readonly host: string;
  readonly publicOrigin: string | undefined;
  readonly trustProxy: boolean;
}

/** Host names and addresses of the loopback interface. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

/** Returns the setting that makes the platform reachable by others; `undefined` if none does. */
function publicSetting({ host, publicOrigin }: DemoFacts): string | undefined {
  if (!isLoopback(host)) return `HOST=${host}`;
  if (publicOrigin !== undefined && !isLoopback(new URL(publicOrigin).hostname)) {
    return `PUBLIC_ORIGIN=${publicOrigin}`;
  }
  return undefined;
}

/**
 * Decides whether the platform runs as a demo, with accounts whose password is public. Default: only
 * with the built-in database, on a loopback address and without a proxy in front. `LOBI_DEMO=1` enables
 * it with another database too, but never on a public address. Errors: `StartError` for a demo that
 * would be public.
 * @source ours
 */
export function decideDemo(facts: DemoFacts): boolean {
  const { wanted, databaseUrl, trustProxy } = facts;
  const reachable = publicSetting(facts);
  if (wanted === true && reachable !== undefined) {
    throw new StartError(
      `LOBI_DEMO=1 cannot be combined with ${reachable}, because the password of the demo accounts is public; leave one of them out.`,
    );
  }
  return wanted ?? (reachable === undefined && databaseUrl === undefined && !trustProxy);
}
