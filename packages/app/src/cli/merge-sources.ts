import { createTwoFilesPatch } from 'diff';
import { mergeDiff3 } from 'node-diff3';

/** Files of one component by name: as copied, as in the project now, and as in the kit now. */
export interface Versions {
  readonly original: ReadonlyMap<string, string>;
  readonly own: ReadonlyMap<string, string>;
  readonly now: ReadonlyMap<string, string>;
}

/** Labels of the former and the current kit in conflict markers. */
export interface Labels {
  readonly original: string;
  readonly now: string;
}

/**
 * Result of merging one file. `kept`: the kit did not change it. `updated`: the project did not edit it.
 * `merged`: both did, in different places. `conflict`: both did, in the same place. `added`: new in the
 * kit. `left`: the kit or the project has deleted it, so that the project's state stays.
 */
export interface MergedFile {
  readonly name: string;
  readonly outcome: 'kept' | 'updated' | 'merged' | 'conflict' | 'added' | 'left';
  /** Text to write; `undefined` if the file stays unchanged. */
  readonly text?: string;
  /** Changes in the kit, as a unified diff; empty if there are none. */
  readonly change: string;
  /** Places that both changed in the same lines. */
  readonly conflicts: number;
}

const markOfOurs = '<<<<<<<';

/** Whether a text still has conflict markers. */
export const hasConflicts = (text: string): boolean => /^(<{7}|>{7}) /m.test(text);

const withUnixLines = (text: string): string => text.replaceAll('\r\n', '\n');

/** Converts line ends to those of the project. */
const withLinesOf = (own: string, text: string): string =>
  own.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;

/** Merges by lines; a conflict has both versions between markers. */
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
  // An edit is never discarded, and a file that the project deleted is never restored.
  if (after === undefined || (mine === undefined && before !== undefined))
    return { ...same, outcome: 'left' };
  if (mine === undefined) return { ...same, outcome: 'added', text: after };
  if (withUnixLines(mine) === before)
    return { ...same, outcome: 'updated', text: withLinesOf(mine, after) };
  const { text, conflicts } = mergeText(before ?? '', mine, after, labels);
  return { ...same, outcome: conflicts > 0 ? 'conflict' : 'merged', text, conflicts };
}

/**
 * Merges the kit's changes to a component since it was copied into the copy, file by file. No edit of the
 * project is lost: if both changed the same lines, both versions are written between conflict markers.
 */
export const mergeSources = (versions: Versions, labels: Labels): MergedFile[] =>
  [...new Set([...versions.original.keys(), ...versions.now.keys()])]
    .toSorted()
    .map((name) => mergeFile(name, versions, labels));
