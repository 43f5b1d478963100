/** Handlers for reports of a driver about its socket. */
export interface DriverHandlers {
  /** The socket is open and the server greeted us. */
  connected(): void;
  /**
   * The socket is lost; the driver does not reconnect automatically.
   * @param wasCut lost without a closing handshake, possibly together with many other clients
   */
  lost(wasCut: boolean): void;
  /** Time in ms over which clients should reconnect after a simultaneous disconnect. */
  crowded(spreadMs: number): void;
  /** The server asked the client not to reconnect unchanged. */
  refused(code: number): void;
  /** Data arrived: the socket is alive. */
  frame(): void;
}

/** Handlers for reports of a driver about one channel. */
export interface DriverChannelHandlers {
  succeeded(): void;
  /** HTTP status of the rejection, 0 if there was none. */
  failed(status: number): void;
  /** Payload of the channel's event, not parsed yet; of a presence channel all its members. */
  event(payload: unknown): void;
  /** Number of subscribers of the channel, if the server counts them. */
  counted(count: number): void;
}

/**
 * The transport below the rules: one socket that is opened and closed on demand. On every opening it
 * subscribes to all its channels again.
 */
export interface RealtimeDriver {
  connect(): void;
  disconnect(): void;
  /** Subscribes as soon as the socket is open. `wireName` has its prefix. */
  subscribe(wireName: string, event: string, handlers: DriverChannelHandlers): void;
  /** Retries a failed subscription on the same socket. */
  retry(wireName: string): void;
  /** Drops the channel at once: nothing of it is published, requested or authorized afterwards. */
  unsubscribe(wireName: string): void;
  /** Requests a sign of life from the server. */
  ping(): void;
}

/** Creates a driver that reports to these handlers. */
export type CreateDriver = (handlers: DriverHandlers) => RealtimeDriver;
