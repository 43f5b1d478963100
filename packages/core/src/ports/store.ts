import type { Observable } from './observable.ts';

/** A value that can be watched and set. @source ours */
export interface Store<Value> extends Observable<Value> {
  set(value: Value): void;
}

/**
 * Creates a store: a value outside of React that components read with `useObservable`.
 * @source ours
 * @example const counts = createStore<number | null>(null); counts.set(3);
 */
export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
