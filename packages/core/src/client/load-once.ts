/** Code that is loaded with its first use. */
export interface LoadedOnce<Value> {
  /** The loaded value; `undefined` until then. */
  current(): Value | undefined;
  /** Loads it, at most once unless loading fails. */
  load(): Promise<Value>;
}

/** Loads a value with the first call, and again after a failure. */
export function loadOnce<Value>(load: () => Promise<Value>): LoadedOnce<Value> {
  let loaded: Value | undefined;
  let loading: Promise<Value> | undefined;
  return {
    current: () => loaded,
    load() {
      loading ??= load().then(
        (value) => (loaded = value),
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
}
