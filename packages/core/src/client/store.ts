import type { Observable } from '../ports/observable.ts';

/** A value that can be watched and set. */
export interface Store<Value> extends Observable<Value> {
  set(value: Value): void;
}

/** Makes a store. */
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
