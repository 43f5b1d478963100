import type { FanOutMessage } from './fan-out-messages.ts';

/** Listener of a node for messages of its fan-out. */
export interface FanOutListener {
  /** In order per sender; own messages come back in the turn they were sent in. */
  message(message: FanOutMessage, from: string): void;
  /** Messages of others may be missing: listeners here must read again. */
  missed(): void;
  /** A node is gone, with all its sockets. */
  nodeLost(nodeId: string): void;
}

/** Carries messages between nodes, and keeps what all of them must agree on. */
export interface FanOut {
  readonly nodeId: string;
  /** Do other nodes exist at the far end? Then their messages take a while. */
  readonly isShared: boolean;
  /** Hands a message over. A promise resolves when the carrier has it, or has lost it for good. */
  send(message: FanOutMessage): void | Promise<void>;
  listen(listener: FanOutListener): void;
  /** Do messages come through both ways now? Only of one that can be away. */
  isUp?(): boolean;
  /** Other nodes known to be alive. */
  others(): readonly string[];
  /** Takes a key for a time; `false` when it is taken already, here or elsewhere. */
  claim(key: string, forMs: number): Promise<boolean>;
  close(): Promise<void>;
}

/** Keys taken on this node: two generations, so that forgetting costs nothing. */
export function createClaims(now: () => number): (key: string, forMs: number) => boolean {
  let young = new Map<string, number>();
  let old = new Map<string, number>();
  let turnsAt = 0;
  const isHeld = (claims: ReadonlyMap<string, number>, key: string): boolean =>
    (claims.get(key) ?? 0) > now();
  return (key, forMs) => {
    if (now() >= turnsAt) {
      old = young;
      young = new Map();
      turnsAt = now() + forMs;
    }
    if (isHeld(young, key) || isHeld(old, key)) return false;
    young.set(key, now() + forMs);
    return true;
  };
}

/** Fan-out of a single node: straight to the listeners, in the same turn. */
export function createLocalFanOut(now: () => number = () => performance.now()): FanOut {
  const listeners: FanOutListener[] = [];
  const claim = createClaims(now);
  const nodeId = 'here';
  return {
    nodeId,
    isShared: false,
    send: (message) => {
      for (const listener of listeners) listener.message(message, nodeId);
    },
    listen: (listener) => {
      listeners.push(listener);
    },
    others: () => [],
    claim: async (key, forMs) => claim(key, forMs),
    close: async () => undefined,
  };
}
