/**
 * A value that is loading, failed to load, or is ready. Unknown is not none: an empty list says
 * that there is nothing, so an empty list never represents an unknown one.
 */
export type Loadable<Value extends object> = Value | 'loading' | 'failed';

/** The value, if it has loaded. */
export const known = <Value extends object>(loadable: Loadable<Value>): Value | undefined =>
  typeof loadable === 'string' ? undefined : loadable;
