import { useSyncExternalStore } from 'react';
import type { Observable } from '../ports/observable.ts';

/**
 * The value of an observable; re-renders when it changes.
 * @source ours
 * @example const settings = useObservable(usePlatform().settings);
 */
export function useObservable<Value>({ subscribe, get }: Observable<Value>): Value {
  return useSyncExternalStore(subscribe, get, get);
}
