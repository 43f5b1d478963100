/** What one node tells all nodes, itself included. Plain JSON, so that any broker can carry it. */
export type FanOutMessage =
  | { readonly kind: 'event'; readonly channel: string; readonly frame: string }
  | {
      readonly kind: 'grant';
      readonly socketId: string;
      readonly channel: string;
      readonly userId: string;
      readonly sessionId: string;
    }
  | { readonly kind: 'revoke-session'; readonly sessionId: string }
  | { readonly kind: 'close-user'; readonly userId: string };

/** Carries messages between nodes: in order per sender, to every listener. */
export interface FanOut {
  send(message: FanOutMessage): void;
  listen(listener: (message: FanOutMessage) => void): void;
}

/** Fan-out of a single node: straight to the listeners, in the same turn. */
export function createLocalFanOut(): FanOut {
  const listeners: ((message: FanOutMessage) => void)[] = [];
  return {
    send: (message) => {
      for (const listener of listeners) listener(message);
    },
    listen: (listener) => {
      listeners.push(listener);
    },
  };
}
