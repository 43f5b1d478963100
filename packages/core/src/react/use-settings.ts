import { useMemo } from 'react';
import type { SettingsState } from '../client/settings-store.ts';
import { usePlatform } from './platform-provider.tsx';
import { useObservable } from './use-observable.ts';

/** The server's settings, and a function that retries after a failure. */
export type SettingsController = SettingsState & { retry(): void };

/** Controller of the settings. */
export function useSettings(): SettingsController {
  const { settings } = usePlatform();
  const state = useObservable(settings);
  return useMemo(
    () => ({
      ...state,
      retry: () => {
        // The failure is available in the store.
        settings.load().catch(() => undefined);
      },
    }),
    [settings, state],
  );
}
