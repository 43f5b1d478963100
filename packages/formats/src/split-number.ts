/** Digits before and behind the decimal mark. */
export type NumberParts = readonly [whole: string, fraction: string];

/** Spaces of every width, and marks that only control the direction of writing. */
const invisible = /[\s\u200b-\u200f\u2060-\u2069\u061c]/gu;

/** A number as people type or paste it, without blanks and in digits of normal width. */
export const plainText = (text: string): string => text.normalize('NFKC').replace(invisible, '');

/** Do the marks in a number divide it into groups of three digits? */
export function isGrouped(text: string, mark: string): boolean {
  const [head = '', ...groups] = text.split(mark);
  return /^[1-9]\d{0,2}$/.test(head) && groups.every((group) => /^\d{3}$/.test(group));
}

/** The only point or comma in a number, with the digits on both sides. */
export interface LoneMark {
  readonly mark: string;
  readonly parts: NumberParts;
  /** Three digits follow that the mark may group, so that the number can be read in two ways. */
  readonly mayGroup: boolean;
}

/** The point or comma in a number, where it has exactly one. */
export function findLoneMark(text: string): LoneMark | undefined {
  const [mark = '', ...others] = text.replace(/\d/g, '');
  if (mark === '' || others.length > 0) return undefined;
  const [whole = '', fraction = ''] = text.split(mark);
  return { mark, parts: [whole, fraction], mayGroup: isGrouped(text, mark) };
}

/**
 * Splits digits from decimals where a number has no mark or several: marks of one kind group, and
 * of two kinds the last is the decimal mark. `undefined` when the marks can be read in no way.
 */
export function splitNumber(text: string): NumberParts | undefined {
  const marks = text.replace(/\d/g, '');
  const last = marks.at(-1);
  if (last === undefined) return [text, ''];
  if (marks === last.repeat(marks.length)) {
    return isGrouped(text, last) ? [text.replaceAll(last, ''), ''] : undefined;
  }
  const at = text.lastIndexOf(last);
  const [head, fraction] = [text.slice(0, at), text.slice(at + 1)];
  // The decimal mark is the only one of its kind, and the others group.
  const group = last === ',' ? '.' : ',';
  return fraction === '' || head.includes(last) || !isGrouped(head, group)
    ? undefined
    : [head.replaceAll(group, ''), fraction];
}
