/** Creates a value with the first call, and returns the same one to all later calls. */
export function onFirstCall<Value>(create: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: create() };
    return made.value;
  };
}
