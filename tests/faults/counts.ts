const hasFullFigures = process.env['LOBI_FIGURES'] === 'full';

/**
 * Number of repetitions of a run: by default a commit's. `LOBI_FIGURES=full` selects the full list of
 * checks, which takes a night; a variable of its own, such as `LOBI_SEEDS=10000`, sets one of them.
 */
export function countOf(variable: string, usual: number, full = usual): number {
  const configured = Number(process.env[variable] || (hasFullFigures ? full : usual));
  if (!Number.isInteger(configured) || configured < 1)
    throw new Error(`${variable} is a whole number.`);
  return configured;
}

/** Days since 1970, in UTC. */
export const today = Math.floor(Date.now() / 86_400_000);

/** Every `step`th of a list, others each day, so that all are covered in `step` days. */
export const shareOfDay = <Item>(all: readonly Item[], step: number): Item[] =>
  all.filter((_, at) => (at + today) % step === 0);

/** Creates a list by calling a function repeatedly. */
export const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Runs `count` tasks with limited concurrency; returns their results in order. */
export async function atATime<Result>(
  concurrency: number,
  count: number,
  work: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      const index = next;
      next += 1;
      results[index] = await work(index);
    }
  };
  await Promise.all(times(concurrency, worker));
  return results;
}
