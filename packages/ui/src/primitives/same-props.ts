/** Whether a value holds nothing but data of its own. React elements are compared by identity. */
function isData(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype;
}

/** Whether two values are the same, or equal plain data. Functions are equal only by identity. */
function isSame(before: unknown, now: unknown): boolean {
  if (Object.is(before, now)) return true;
  if (!isData(before) || !isData(now) || Array.isArray(before) !== Array.isArray(now)) return false;
  const names = Object.keys(before);
  return (
    names.length === Object.keys(now).length &&
    names.every((name) => name in now && isSame(before[name], now[name]))
  );
}

/**
 * For `memo`: a part whose facts are computed again with every render of its parent, e.g. rows mapped
 * from an answer, renders again only when a fact changed. For small, plain data.
 * @source ours
 * @example const Feed = memo(PlayersFeed, sameProps);
 */
export const sameProps = (before: object, now: object): boolean =>
  isSame({ ...before }, { ...now });
