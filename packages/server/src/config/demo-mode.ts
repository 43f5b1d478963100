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

/** Names and addresses that only this machine reaches. */
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
 * Whether the platform runs as a demo, with accounts whose password is public. By default only with
 * the built-in database, on a loopback address, without a proxy in front. `LOBI_DEMO=1` asks for it
 * with another database too, but never where others can reach it.
 * Errors: `StartError` for a demo that would be public. @source ours
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
