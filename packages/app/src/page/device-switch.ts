import { createStore, useObservable } from '@lobi/core/react';

/** A choice of the reader that holds on this device, off at first. */
export interface DeviceSwitch {
  turn(on: boolean): void;
  useIsOn(): boolean;
}

/** Keeps the choice under a key of the browser's storage; a browser that keeps nothing forgets it with the page. */
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
        // It holds until the page is left.
      }
    },
    useIsOn: () => useObservable(isOn),
  };
}
