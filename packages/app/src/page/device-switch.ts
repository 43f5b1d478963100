import { createStore, useObservable } from '@lobi/core/react';

/** A setting of the user on this device, off by default. */
export interface DeviceSwitch {
  turn(on: boolean): void;
  useIsOn(): boolean;
}

/**
 * Stores the setting under a key of the browser's storage; without storage it lasts until the page is
 * left.
 */
export function deviceSwitch(storageKey: string): DeviceSwitch {
  const read = (): boolean => {
    try {
      return localStorage.getItem(storageKey) === '1';
    } catch {
      return false;
    }
  };
  const isOn = createStore(read());
  return {
    turn: (on) => {
      isOn.set(on);
      try {
        localStorage.setItem(storageKey, on ? '1' : '0');
      } catch {
        // Kept in memory until the page is left.
      }
    },
    useIsOn: () => useObservable(isOn),
  };
}
