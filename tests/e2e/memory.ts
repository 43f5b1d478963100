import type { CDPSession } from 'playwright';

/** Memory of a page at a moment, after garbage collection. */
export interface Look {
  readonly heapMb: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Measures the memory of a page through the DevTools protocol. */
export async function measureMemory(devTools: CDPSession): Promise<Look> {
  // Twice: the first run may leave objects to finalizers.
  await devTools.send('HeapProfiler.collectGarbage');
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devTools.send('Memory.getDOMCounters');
  return { heapMb: usedSize / 1_048_576, nodes, listeners: jsEventListeners };
}
