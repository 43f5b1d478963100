import type { Settings } from '../contract/schemas/settings.ts';
import { toFailure, type Failure } from '../machines/failure.ts';
import type { HttpPort } from '../ports/http-port.ts';
import type { Observable } from '../ports/observable.ts';
import { createStore } from '../ports/store.ts';

/** Where the settings stand. */
export type SettingsState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly settings: Settings }
  | { readonly status: 'failed'; readonly failure: Failure };

/** The server's settings, fetched once. */
export interface SettingsStore extends Observable<SettingsState> {
  /**
   * The settings. Rejects with an `AppError` whose message is the server's; the next call tries
   * again. @source spec §8
   */
  load(): Promise<Settings>;
}

/** Makes the store of the settings. */
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
