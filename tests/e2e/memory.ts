import type { CDPSession } from 'playwright';

/** Memory of a page at a moment, after garbage collection. */
export interface Look {
  readonly heapMb: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Looks at the memory of a page, by the devtools of its browser. */
export async function lookAtMemory(devTools: CDPSession): Promise<Look> {
  // Twice: what the first leaves to finalizers goes with the second.
  await devTools.send('HeapProfiler.collectGarbage');
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devTools.send('Memory.getDOMCounters');
  return { heapMb: usedSize / 1_048_576, nodes, listeners: jsEventListeners };
}
