/** Options of a batcher. */
export interface BatcherOptions<Item, Result> {
  /** Processes a batch; returns one result per item, in order. */
  readonly run: (items: readonly Item[]) => Promise<readonly Result[]>;
  /** Maximum items of a batch. */
  readonly size: number;
  /** Maximum concurrent batches. */
  readonly concurrency: number;
  /** Items with equal keys never share a batch. */
  readonly keyOf?: (item: Item) => string;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Collects the items that arrive in one turn of the event loop, and while earlier batches run. Without
 * load an item is processed alone, at the end of its turn; under load one round trip and one flush to
 * disk serve many. A batch starts after its items have arrived, so that each sees everything that was
 * committed before.
 */
export function createBatcher<Item, Result>(
  options: BatcherOptions<Item, Result>,
): (item: Item) => Promise<Result> {
  const { run, size, concurrency, keyOf } = options;
  let queue: Waiting<Item, Result>[] = [];
  let running = 0;

  const takeBatch = (): Waiting<Item, Result>[] => {
    const keys = new Set<string>();
    const batch: Waiting<Item, Result>[] = [];
    const rest: Waiting<Item, Result>[] = [];
    for (const waiting of queue) {
      const key = keyOf?.(waiting.item);
      const fits = batch.length < size && (key === undefined || !keys.has(key));
      if (key !== undefined && fits) keys.add(key);
      (fits ? batch : rest).push(waiting);
    }
    queue = rest;
    return batch;
  };

  const runBatch = async (batch: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const results = await run(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };

  const pump = (): void => {
    while (running < concurrency && queue.length > 0) {
      running += 1;
      void runBatch(takeBatch()).then(() => {
        running -= 1;
        pump();
      });
    }
  };

  return (item) =>
    new Promise((resolve, reject) => {
      // The first item of a turn schedules the batch for all of them.
      if (queue.length === 0) setImmediate(pump);
      queue.push({ item, resolve, reject });
    });
}
