const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const shareList = (held: readonly unknown[], next: readonly unknown[]): readonly unknown[] => {
  const shared = next.map((value, index) => shareEqual(held[index], value));
  const isSame =
    held.length === next.length && shared.every((value, index) => value === held[index]);
  return isSame ? held : shared;
};

/**
 * Returns `next` with all equal parts replaced by those of `held`, or `held` itself if everything is
 * equal (structural sharing): unchanged parts keep their identity and need not render. For JSON values.
 */
export function shareEqual<Value>(held: unknown, next: Value): Value {
  if (Object.is(held, next)) return next;
  if (Array.isArray(held) && Array.isArray(next)) return shareList(held, next) as Value;
  if (!isPlain(held) || !isPlain(next)) return next;
  const shared = Object.fromEntries(
    Object.entries(next).map(([key, value]) => [key, shareEqual(held[key], value)]),
  );
  const keys = Object.keys(shared);
  const isSame =
    keys.length === Object.keys(held).length &&
    keys.every((key) => Object.hasOwn(held, key) && shared[key] === held[key]);
  return (isSame ? held : shared) as Value;
}
