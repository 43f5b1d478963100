/** Other nodes, by when they were last heard. Times in ms on any one clock. */
export interface NodeList {
  seen(nodeId: string, nowMs: number): void;
  /** Nobody could be heard until now: silence begins anew. */
  excuse(nowMs: number): void;
  /** Takes out the nodes that have been silent for too long. */
  lost(nowMs: number): string[];
  ids(): string[];
}

/** A list without anybody; `own` is never put on it. */
export function createNodeList(own: string, lostMs: number): NodeList {
  const heard = new Map<string, number>();
  return {
    seen: (nodeId, nowMs) => {
      if (nodeId !== own) heard.set(nodeId, nowMs);
    },
    excuse: (nowMs) => {
      for (const nodeId of heard.keys()) heard.set(nodeId, nowMs);
    },
    lost: (nowMs) => {
      const silent = [...heard].filter(([, at]) => nowMs - at > lostMs).map(([nodeId]) => nodeId);
      for (const nodeId of silent) heard.delete(nodeId);
      return silent;
    },
    ids: () => [...heard.keys()],
  };
}
