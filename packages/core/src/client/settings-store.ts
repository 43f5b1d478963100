import type { Settings } from '../contract/schemas/settings.ts';
import { toFailure, type Failure } from '../machines/failure.ts';
import type { HttpPort } from '../ports/http-port.ts';
import type { Observable } from '../ports/observable.ts';
import { createStore } from '../ports/store.ts';

/** State of the settings. */
export type SettingsState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly settings: Settings }
  | { readonly status: 'failed'; readonly failure: Failure };

/** The server's settings, fetched once. */
export interface SettingsStore extends Observable<SettingsState> {
  /**
   * Loads the settings. Rejects with an `AppError` that has the server's message; the next call
   * retries.
   * @source spec §8
   */
  load(): Promise<Settings>;
}

/** Creates the store of the settings. */
export function createSettingsStore(api: HttpPort): SettingsStore {
  const store = createStore<SettingsState>({ status: 'loading' });
  let loading: Promise<Settings> | undefined;
  return {
    get: store.get,
    subscribe: store.subscribe,
    load() {
      loading ??= api.call('settings.show').then(
        ({ data }) => {
          store.set({ status: 'ready', settings: data });
          return data;
        },
        (error: unknown) => {
          loading = undefined;
          store.set({ status: 'failed', failure: toFailure(error) });
          throw error;
        },
      );
      return loading;
    },
  };
}
