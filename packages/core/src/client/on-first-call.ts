/** Creates a value with the first call, and returns the same one to all later calls. */
export function onFirstCall<Value>(create: () => Value): () => Value {
  let cached: { readonly value: Value } | undefined;
  return () => {
    cached ??= { value: create() };
    return cached.value;
  };
}
