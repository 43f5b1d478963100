const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);
const hostPattern = /^[A-Za-z0-9.\-_]+(:\d{1,5})?$|^\[[0-9A-Fa-f:.]+\](:\d{1,5})?$/;

/** Recognizes the addresses of this platform. */
export interface OriginRule {
  /** Returns whether an origin is one of ours. `host` is the request's `Host` header. */
  isOwn(origin: string, host: string | undefined): boolean;
  /** Address under which the caller reached the platform; `scheme` is that of the connection. */
  originOf(host: string | undefined, scheme: string): string;
}

const isLoopback = (host: string): boolean =>
  hostPattern.test(host) &&
  URL.canParse(`http://${host}`) &&
  loopbackNames.has(new URL(`http://${host}`).hostname);

/** Caches the last result: nearly all calls of a server have the same host. */
function rememberLast<Arguments extends readonly unknown[], Result>(
  answer: (...args: Arguments) => Result,
): (...args: Arguments) => Result {
  let last: { readonly args: Arguments; readonly result: Result } | undefined;
  return (...args) => {
    const isSame = last?.args.every((each, index) => each === args[index]) ?? false;
    if (!last || !isSame) last = { args, result: answer(...args) };
    return last.result;
  };
}

const isAtItsOwnAddress = (origin: string, host: string): boolean =>
  isLoopback(host) &&
  URL.canParse(origin) &&
  new URL(origin).host === new URL(`http://${host}`).host;

/**
 * Accepts the configured origins, and a loopback page that calls its own address, on any port, because a
 * container may publish ours as another one. Other names are rejected even if `Origin` and `Host` agree,
 * because a name that an attacker rebinds to this machine agrees too (DNS rebinding).
 */
export function createOriginRule(
  publicOrigin: string | undefined,
  allowedOrigins: readonly string[],
): OriginRule {
  const known = new Set([...(publicOrigin === undefined ? [] : [publicOrigin]), ...allowedOrigins]);
  const byHost = new Map([...known].map((origin) => [new URL(origin).host, origin]));
  const isHome = rememberLast(isAtItsOwnAddress);
  return {
    isOwn: (origin, host) => known.has(origin) || (host !== undefined && isHome(origin, host)),
    originOf: rememberLast((host: string | undefined, scheme: string) => {
      const listed = byHost.get(host ?? '');
      if (listed !== undefined) return listed;
      const own = host !== undefined && hostPattern.test(host) ? `${scheme}://${host}` : undefined;
      const isOurs = own !== undefined && isLoopback(host ?? '');
      return (isOurs ? own : (publicOrigin ?? own)) ?? 'http://localhost';
    }),
  };
}
