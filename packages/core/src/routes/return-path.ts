/**
 * A path that a sign-in may return to: on this origin only. Everything else becomes the fallback.
 * @source ours – the return path of spec §6's redirect must not lead away (ASVS 3.7.2)
 */
export function safeReturnPath(candidate: unknown, fallback: string): string {
  if (typeof candidate !== 'string' || candidate.length > 2_000) return fallback;
  const hasControl = [...candidate].some((char) => char.charCodeAt(0) < 0x20 || char === '\\');
  if (hasControl || !candidate.startsWith('/') || candidate.startsWith('//')) return fallback;
  return candidate;
}
