import type { ChannelKey, ChannelPayload } from '../contract/channels.ts';
import type { Observable } from './observable.ts';

/**
 * Status of a channel: `joining` until the server confirms, `live`, `retrying` after a passing
 * failure, `polling` after three of them (resync is asked for every 15 s), `refused` when the
 * server rejected it.
 */
export type ChannelState = 'joining' | 'live' | 'retrying' | 'polling' | 'refused';

/** Listener for events of a joined channel. */
export interface ChannelListener<Payload> {
  /** An event arrived; its payload is parsed and belongs to this channel's id. */
  onEvent(payload: Payload): void;
  /** Something may have been missed: fetch again. Comes on every subscription and on waking. */
  onResync(): void;
  onState?(state: ChannelState): void;
  /**
   * Subscribers of the channel, sockets and not users, from a server that counts them; `null` once that is
   * not known any more. At once where it is known already.
   */
  onCount?(count: number | null): void;
}

/**
 * Status of the connection: `idle` while no channel is joined, `connecting` at first, `live`,
 * `reconnecting` after a loss (what is shown may be stale), `offline` when there is no way through.
 */
export interface ConnectionStatus {
  readonly state: 'idle' | 'connecting' | 'live' | 'reconnecting' | 'offline';
  /** Milliseconds since 1970: begin of the state, or of the loss while not live. */
  readonly since: number;
}

/** Realtime channels. */
export interface RealtimePort {
  /**
   * Joins a channel of the channel table and returns the way to leave it. After leaving, the
   * listener is never called again.
   */
  join<Key extends ChannelKey>(
    key: Key,
    id: string,
    listener: ChannelListener<ChannelPayload<Key>>,
  ): () => void;
  readonly connection: Observable<ConnectionStatus>;
  /** Leaves all channels and closes the connection for good. */
  close(): void;
}
