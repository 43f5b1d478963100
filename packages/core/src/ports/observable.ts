/** A value that changes and notifies; shaped for React's `useSyncExternalStore`. */
export interface Observable<Value> {
  /** The current value; the same object until it changes. */
  get(): Value;
  /** Calls the listener after each change. Returns the function that unsubscribes it. */
  subscribe(listener: () => void): () => void;
}
