/**
 * Signs that time may have passed unnoticed: the tab is looked at again, the network is back, the
 * page came out of the back-forward cache; and the sign that the network went away.
 */
export type WakeSignal = 'visible' | 'online' | 'restored' | 'offline';

/** Tells wake signals. */
export interface WakeSignals {
  /** Returns the way to stop listening. */
  subscribe(listener: (signal: WakeSignal) => void): () => void;
}
