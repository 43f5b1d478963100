/** Runs what is done under one key one after another; other keys do not wait for it. */
export type Turns = <Done>(key: string, task: () => Promise<Done>) => Promise<Done>;

/** Turns in this process's memory. */
export function createTurns(): Turns {
  const newest = new Map<string, Promise<unknown>>();
  return async (key, task) => {
    const before = newest.get(key);
    // Whether the one before went well is for its caller.
    const own = before === undefined ? task() : before.then(task, task);
    newest.set(key, own);
    try {
      return await own;
    } finally {
      if (newest.get(key) === own) newest.delete(key);
    }
  };
}
