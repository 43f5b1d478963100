import { createTwoFilesPatch } from 'diff';
import { mergeDiff3 } from 'node-diff3';

/** Files of one component by name: as copied, as the project has them, as the kit has them now. */
export interface Versions {
  readonly original: ReadonlyMap<string, string>;
  readonly own: ReadonlyMap<string, string>;
  readonly now: ReadonlyMap<string, string>;
}

/** Names of the kit before and after, in marks of conflicts. */
export interface Labels {
  readonly original: string;
  readonly now: string;
}

/**
 * Result of merging one file. `kept`: the kit has no change for it. `updated`: the project had no
 * edit of its own. `merged`: both had, in different places. `conflict`: both had in the same place.
 * `added`: new in the kit. `left`: the kit or the project has it no more, so it stays as the
 * project has it.
 */
export interface MergedFile {
  readonly name: string;
  readonly outcome: 'kept' | 'updated' | 'merged' | 'conflict' | 'added' | 'left';
  /** Text to write; `undefined` if the file stays unchanged. */
  readonly text?: string;
  /** Changes in the kit, as a unified diff; empty if there are none. */
  readonly change: string;
  /** Places where both changed the same lines. */
  readonly conflicts: number;
}

const markOfOurs = '<<<<<<<';

/** Whether a text still has conflict markers. */
export const hasConflicts = (text: string): boolean => /^(<{7}|>{7}) /m.test(text);

const withUnixLines = (text: string): string => text.replaceAll('\r\n', '\n');

/** Line ends as the project writes them. */
const withLinesOf = (own: string, text: string): string =>
  own.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;

/** Merges by lines, with what each side had at a conflict between marks. */
function mergeText(original: string, own: string, now: string, labels: Labels) {
  const lines = (text: string) => withUnixLines(text).split('\n');
  const { result } = mergeDiff3(lines(own), lines(original), lines(now), {
    label: { a: 'yours', o: labels.original, b: labels.now },
    excludeFalseConflicts: true,
  });
  const conflicts = result.filter((line) => line.startsWith(`${markOfOurs} `)).length;
  return { text: withLinesOf(own, result.join('\n')), conflicts };
}

function mergeFile(name: string, { original, own, now }: Versions, labels: Labels): MergedFile {
  const [before, mine, after] = [original.get(name), own.get(name), now.get(name)];
  const change =
    before === after
      ? ''
      : createTwoFilesPatch(name, name, before ?? '', after ?? '', labels.original, labels.now);
  const same = { name, change, conflicts: 0 };
  if (before === after) return { ...same, outcome: 'kept' };
  // An edit is never thrown away, and a file that the project took away never comes back.
  if (after === undefined || (mine === undefined && before !== undefined))
    return { ...same, outcome: 'left' };
  if (mine === undefined) return { ...same, outcome: 'added', text: after };
  if (withUnixLines(mine) === before)
    return { ...same, outcome: 'updated', text: withLinesOf(mine, after) };
  const { text, conflicts } = mergeText(before ?? '', mine, after, labels);
  return { ...same, outcome: conflicts > 0 ? 'conflict' : 'merged', text, conflicts };
}

/**
 * Brings what the kit changed about a component since it was copied into the copy, file by file.
 * Nothing that the project wrote is lost: where both changed the same lines, both versions stand
 * between marks.
 */
export const mergeSources = (versions: Versions, labels: Labels): MergedFile[] =>
  [...new Set([...versions.original.keys(), ...versions.now.keys()])]
    .toSorted()
    .map((name) => mergeFile(name, versions, labels));
