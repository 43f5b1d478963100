/**
 * Signs that time may have passed unnoticed: the tab is looked at again, the network is back, the
 * page came out of the back-forward cache, the browser lets it run again, or the machine has slept
 * below it (`woken`, which the client detects). The sign that the network went away, and the one
 * that nothing will run from now on (`frozen`). And that the user acts on the page (`touched`),
 * which is the last moment to find out.
 */
export type WakeSignal =
  | 'visible'
  | 'online'
  | 'restored'
  | 'resumed'
  | 'woken'
  | 'offline'
  | 'frozen'
  | 'touched';

/** Emits wake signals. */
export interface WakeSignals {
  /** Returns the function that unsubscribes. */
  subscribe(listener: (signal: WakeSignal) => void): () => void;
}
