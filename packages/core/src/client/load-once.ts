import { AppError } from '../contract/error-codes.ts';

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

/**
 * Code that a client loads on demand.
 * @throws AppError `network` if its file does not arrive
 */
export const loadCode = <Module>(file: Promise<Module>, name: string): Promise<Module> =>
  file.catch((cause: unknown) => {
    throw new AppError('network', `${name} could not be loaded`, { cause });
  });
