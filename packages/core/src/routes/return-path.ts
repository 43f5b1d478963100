/** Any origin is sufficient: a path that leaves it leaves every other one as well. */
const someOrigin = 'https://here.invalid';

/** Returns whether the path stays the same after a browser has resolved its dots. */
function staysHere(path: string): boolean {
  if (!URL.canParse(path, someOrigin)) return false;
  const { origin, pathname } = new URL(path, someOrigin);
  return origin === someOrigin && !pathname.startsWith('//');
}

/**
 * Returns a path on this origin to which a sign-in may return; any other path becomes the fallback.
 * @source ours – the return path of spec §6's redirect must not lead away (ASVS 3.7.2)
 */
export function safeReturnPath(candidate: unknown, fallback: string): string {
  if (typeof candidate !== 'string' || candidate.length > 2_000) return fallback;
  const hasControl = [...candidate].some((char) => char.charCodeAt(0) < 0x20 || char === '\\');
  if (hasControl || !candidate.startsWith('/') || candidate.startsWith('//')) return fallback;
  return staysHere(candidate) ? candidate : fallback;
}
