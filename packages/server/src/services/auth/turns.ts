/** Serializes the tasks of each key; other keys do not wait. */
export type Turns = <Done>(key: string, task: () => Promise<Done>) => Promise<Done>;

/** Creates in-memory turns. */
export function createTurns(): Turns {
  const newest = new Map<string, Promise<unknown>>();
  return async (key, task) => {
    const before = newest.get(key);
    // A failure of the previous task belongs to its own caller.
    const turn = before === undefined ? task() : before.then(task, task);
    newest.set(key, turn);
    try {
      return await turn;
    } finally {
      if (newest.get(key) === turn) newest.delete(key);
    }
  };
}
