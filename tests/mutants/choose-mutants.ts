import { fileOf, type Mutant } from './mutant.ts';

/** Which mutants a run is asked for. */
export interface Choice {
  /** Ids, or their beginnings with `*`; none means all. */
  readonly ids: readonly string[];
  /** A few cheap ones, others each day. */
  readonly isSample: boolean;
  /** Leaves out what an earlier run of the same sources has seen killed. */
  readonly isResumed: boolean;
  /** Number of this part, from 1, and how many parts there are. */
  readonly part: readonly [number: number, count: number];
}

const partForm = /^--part=([1-9]\d?)\/([1-9]\d?)$/;

/**
 * Reads the arguments of a run.
 * @throws Error where an option is not known, or a part is none of its parts
 */
export function readChoice(args: readonly string[]): Choice {
  const options = args.filter((arg) => arg.startsWith('--'));
  const given = options.find((option) => option.startsWith('--part='));
  const [, number = '1', count = '1'] = partForm.exec(given ?? '--part=1/1') ?? ['', '0', '0'];
  const part = [Number(number), Number(count)] as const;
  if (part[0] < 1 || part[0] > part[1]) throw new Error(`There is no part ${given}.`);
  const unknown = options.find(
    (option) => option !== given && !['--sample', '--resume'].includes(option),
  );
  if (unknown !== undefined) throw new Error(`There is no option ${unknown}.`);
  return {
    ids: args.filter((arg) => !arg.startsWith('--')),
    isSample: options.includes('--sample'),
    isResumed: options.includes('--resume'),
    part,
  };
}

/** Is a mutant among the chosen ids? */
const isChosen = (id: string, ids: readonly string[]): boolean =>
  ids.length === 0 ||
  ids.some((one) => (one.endsWith('*') ? id.startsWith(one.slice(0, -1)) : id === one));

/**
 * The mutants of a run, those of one test file and device together: their test runs once without any
 * of them. Each group is in one part.
 */
export function groupsOf(
  all: readonly Mutant[],
  { ids, part: [number, count] }: Pick<Choice, 'ids' | 'part'>,
): readonly (readonly Mutant[])[] {
  const chosen = all.filter(({ id }) => isChosen(id, ids));
  const groups = Map.groupBy(chosen, (mutant) => `${fileOf(mutant)} ${mutant.device ?? 'desktop'}`);
  return [...groups.values()].filter((_, index) => index % count === number - 1);
}

/** Into how many days the cheap mutants are divided. */
const sampleDays = 8;

/** Cheap mutants, of every kind and others each day: what unit tests in Node kill. */
export const sampleOf = (all: readonly Mutant[], day: number): readonly Mutant[] =>
  all
    .filter((mutant) => /^packages\/.*\.test\.ts$/.test(fileOf(mutant)))
    .filter((_, index) => index % sampleDays === day % sampleDays);
