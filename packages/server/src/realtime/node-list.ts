/** Other nodes by the time of their last message. Times in ms on any one clock. */
export interface NodeList {
  seen(nodeId: string, nowMs: number): void;
  /** No message could arrive until now: silence counts from here. */
  excuse(nowMs: number): void;
  /** Removes and returns the nodes that have been silent for too long. */
  lost(nowMs: number): string[];
  ids(): string[];
}

/** Creates an empty list; `own` is never added to it. */
export function createNodeList(ownId: string, lostMs: number): NodeList {
  const lastSeen = new Map<string, number>();
  return {
    seen: (nodeId, nowMs) => {
      if (nodeId !== ownId) lastSeen.set(nodeId, nowMs);
    },
    excuse: (nowMs) => {
      for (const nodeId of lastSeen.keys()) lastSeen.set(nodeId, nowMs);
    },
    lost: (nowMs) => {
      const silent = [...lastSeen]
        .filter(([, at]) => nowMs - at > lostMs)
        .map(([nodeId]) => nodeId);
      for (const nodeId of silent) lastSeen.delete(nodeId);
      return silent;
    },
    ids: () => [...lastSeen.keys()],
  };
}
