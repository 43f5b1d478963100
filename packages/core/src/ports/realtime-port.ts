import type { ChannelKey, ChannelPayload } from '../contract/channels.ts';
import type { Observable } from './observable.ts';

/**
 * Status of a channel: `joining` until the server confirms, `live`, `retrying` after a temporary
 * failure, `polling` after three of them (a resync is triggered every 15 s), `refused` when the server
 * rejected it.
 */
export type ChannelState = 'joining' | 'live' | 'retrying' | 'polling' | 'refused';

/** Listener for events of a joined channel. */
export interface ChannelListener<Payload> {
  /** An event arrived; its payload is parsed and belongs to this channel's id. */
  onEvent(payload: Payload): void;
  /** Events may have been missed: fetch again. Called after every subscription and wake-up. */
  onResync(): void;
  onState?(state: ChannelState): void;
  /**
   * Number of subscribers of the channel, sockets and not users, if the server counts them; `null` once
   * it is no longer known. Called at once if it is known already.
   */
  onCount?(count: number | null): void;
}

/**
 * Status of the connection: `idle` without channels, `connecting` at first, `live`, `reconnecting` after
 * a loss (displayed data may be stale), `offline` when no connection is possible.
 */
export interface ConnectionStatus {
  readonly state: 'idle' | 'connecting' | 'live' | 'reconnecting' | 'offline';
  /** Milliseconds since 1970: start of the state, or of the loss while not live. */
  readonly since: number;
}

/** Realtime channels. */
export interface RealtimePort {
  /**
   * Joins a channel of the channel table and returns a function that leaves it. After leaving, the
   * listener is never called again.
   */
  join<Key extends ChannelKey>(
    key: Key,
    id: string,
    listener: ChannelListener<ChannelPayload<Key>>,
  ): () => void;
  readonly connection: Observable<ConnectionStatus>;
  /** Leaves all channels and closes the connection permanently. */
  close(): void;
}
