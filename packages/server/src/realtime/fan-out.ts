import type { FanOutMessage } from './fan-out-messages.ts';

/** Callbacks of a node for messages of its fan-out. */
export interface FanOutListener {
  /** Receives messages in order per sender; own messages arrive in the turn in which they were sent. */
  message(message: FanOutMessage, from: string): void;
  /** Messages of other nodes may be missing: clients of this node must read again. */
  missed(): void;
  /** A node has failed, with all its sockets. */
  nodeLost(nodeId: string): void;
}

/** Carries messages between nodes, and holds the state that they share. */
export interface FanOut {
  readonly nodeId: string;
  /** Whether other nodes may be connected; their messages then arrive with a delay. */
  readonly isShared: boolean;
  /** Sends a message. A promise resolves when the broker has it, or when it is lost. */
  send(message: FanOutMessage): void | Promise<void>;
  listen(listener: FanOutListener): void;
  /** Whether messages pass in both directions; only for a fan-out that can be disconnected. */
  isUp?(): boolean;
  /** Other nodes known to be alive. */
  others(): readonly string[];
  /** Claims a key for a time; `false` when it is already claimed on any node. */
  claim(key: string, forMs: number): Promise<boolean>;
  close(): Promise<void>;
}

/** Claimed keys of this node, in two generations, so that expiry costs nothing. */
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

/** Creates the fan-out of a single node, which calls the listeners directly, in the same turn. */
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
