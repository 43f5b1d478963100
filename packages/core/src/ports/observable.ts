/** A value that changes and notifies; shaped for React's `useSyncExternalStore`. */
export interface Observable<Value> {
  /** The value now; the same object until it changes. */
  get(): Value;
  /** Calls back after each change. Returns the way to stop listening. */
  subscribe(listener: () => void): () => void;
}
