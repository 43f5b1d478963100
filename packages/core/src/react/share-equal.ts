const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const shareList = (current: readonly unknown[], next: readonly unknown[]): readonly unknown[] => {
  const shared = next.map((value, index) => shareEqual(current[index], value));
  const isSame =
    current.length === next.length && shared.every((value, index) => value === current[index]);
  return isSame ? current : shared;
};

/**
 * Returns `next` with all equal parts replaced by those of `held`, or `held` itself if everything is
 * equal (structural sharing): unchanged parts keep their identity and need not render. For JSON values.
 */
export function shareEqual<Value>(current: unknown, next: Value): Value {
  if (Object.is(current, next)) return next;
  if (Array.isArray(current) && Array.isArray(next)) return shareList(current, next) as Value;
  if (!isPlain(current) || !isPlain(next)) return next;
  const shared = Object.fromEntries(
    Object.entries(next).map(([key, value]) => [key, shareEqual(current[key], value)]),
  );
  const keys = Object.keys(shared);
  const isSame =
    keys.length === Object.keys(current).length &&
    keys.every((key) => Object.hasOwn(current, key) && shared[key] === current[key]);
  return (isSame ? current : shared) as Value;
}
