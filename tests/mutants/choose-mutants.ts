import { fileOf, type Mutant } from './mutant.ts';

/** Options of a run. */
export interface Choice {
  /** Ids, or prefixes of ids with `*`; empty for all. */
  readonly ids: readonly string[];
  /** Only some cheap mutants, others each day. */
  readonly isSample: boolean;
  /** Leaves out mutants that were killed in an earlier run with the same sources. */
  readonly isResumed: boolean;
  /** Number of this part, from 1, and the number of parts. */
  readonly part: readonly [number: number, count: number];
}

const partForm = /^--part=([1-9]\d?)\/([1-9]\d?)$/;

/**
 * Parses the arguments of a run.
 * @throws Error for an unknown option or an invalid part
 */
export function readChoice(args: readonly string[]): Choice {
  const options = args.filter((arg) => arg.startsWith('--'));
  const partOption = options.find((option) => option.startsWith('--part='));
  const [, number = '1', count = '1'] = partForm.exec(partOption ?? '--part=1/1') ?? ['', '0', '0'];
  const part = [Number(number), Number(count)] as const;
  if (part[0] < 1 || part[0] > part[1]) throw new Error(`There is no part ${partOption}.`);
  const unknown = options.find(
    (option) => option !== partOption && !['--sample', '--resume'].includes(option),
  );
  if (unknown !== undefined) throw new Error(`There is no option ${unknown}.`);
  return {
    ids: args.filter((arg) => !arg.startsWith('--')),
    isSample: options.includes('--sample'),
    isResumed: options.includes('--resume'),
    part,
  };
}

/** Returns whether a mutant is among the selected ids. */
const isChosen = (id: string, ids: readonly string[]): boolean =>
  ids.length === 0 ||
  ids.some((one) => (one.endsWith('*') ? id.startsWith(one.slice(0, -1)) : id === one));

/**
 * Returns the mutants of a run, grouped by test file and device, because each test runs once without
 * any mutant. Each group is in one part.
 */
export function groupsOf(
  all: readonly Mutant[],
  { ids, part: [number, count] }: Pick<Choice, 'ids' | 'part'>,
): readonly (readonly Mutant[])[] {
  const chosen = all.filter(({ id }) => isChosen(id, ids));
  const groups = Map.groupBy(chosen, (mutant) => `${fileOf(mutant)} ${mutant.device ?? 'desktop'}`);
  return [...groups.values()].filter((_, index) => index % count === number - 1);
}

/** Number of days over which the cheap mutants are spread. */
const sampleDays = 8;

/** Selects cheap mutants of every kind, others each day: those killed by unit tests in Node. */
export const sampleOf = (all: readonly Mutant[], day: number): readonly Mutant[] =>
  all
    .filter((mutant) => /^packages\/.*\.test\.ts$/.test(fileOf(mutant)))
    .filter((_, index) => index % sampleDays === day % sampleDays);
