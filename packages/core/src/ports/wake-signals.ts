/**
 * Signals that time may have passed unnoticed: the tab became visible, the network is back, the page was
 * restored from the back-forward cache, the browser resumed it, or the machine has slept (`woken`,
 * detected by the client). Also: the network was lost, the page is about to be frozen (`frozen`), and
 * the user acts on the page (`touched`), which is the last moment to detect it.
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
