/**
 * A value that is loading, failed to load, or is ready. Unknown is not the same as none: an empty list
 * means that there are no items.
 */
export type Loadable<Value extends object> = Value | 'loading' | 'failed';

/** Returns the value, if it has loaded. */
export const known = <Value extends object>(loadable: Loadable<Value>): Value | undefined =>
  typeof loadable === 'string' ? undefined : loadable;
