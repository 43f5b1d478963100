/** Handlers for reports of a driver about its socket. */
export interface DriverHandlers {
  /** The socket is open and the server greeted us. */
  connected(): void;
  /**
   * The socket is gone; the driver does not reconnect automatically.
   * @param wasCut broken off without a farewell, as many others may have been at the same moment
   */
  lost(wasCut: boolean): void;
  /** Time over which those who are cut off together should come back, in ms. */
  crowded(spreadMs: number): void;
  /** The server asked us not to come back unchanged. */
  refused(code: number): void;
  /** Something arrived: the socket is alive. */
  frame(): void;
}

/** Handlers for reports of a driver about one channel. */
export interface DriverChannelHandlers {
  succeeded(): void;
  /** HTTP status of the rejection, 0 if there was none. */
  failed(status: number): void;
  /** Payload of the channel's event, not parsed yet; of a presence channel all its members. */
  event(payload: unknown): void;
  /** Number of subscribers of the channel, from a server that counts them. */
  counted(count: number): void;
}

/**
 * The wire below the rules: one socket that is opened and closed on demand. On every opening it
 * subscribes all its channels again.
 */
export interface RealtimeDriver {
  connect(): void;
  disconnect(): void;
  /** Subscribes as soon as the socket is open. `wireName` has its prefix. */
  subscribe(wireName: string, event: string, handlers: DriverChannelHandlers): void;
  /** Tries a failed subscription again on the same socket. */
  retry(wireName: string): void;
  /**
   * Forgets the channel at once: nothing of it is published, requested or authorised afterwards.
   */
  unsubscribe(wireName: string): void;
  /** Asks the server for a sign of life. */
  ping(): void;
}

/** Makes a driver that reports to these handlers. */
export type CreateDriver = (handlers: DriverHandlers) => RealtimeDriver;
