/** Digits before and after the decimal mark. */
export type NumberParts = readonly [whole: string, fraction: string];

/** Spaces of every width, and bidirectional controls. */
const invisible = /[\s\u200b-\u200f\u2060-\u2069\u061c]/gu;

/** Removes spaces from a typed or pasted number and converts full-width digits. */
export const plainText = (text: string): string => text.normalize('NFKC').replace(invisible, '');

/** Returns whether the marks in a number divide it into groups of three digits. */
export function isGrouped(text: string, mark: string): boolean {
  const [head = '', ...groups] = text.split(mark);
  return /^[1-9]\d{0,2}$/.test(head) && groups.every((group) => /^\d{3}$/.test(group));
}

/** The only point or comma in a number, with the digits on both sides. */
export interface LoneMark {
  readonly mark: string;
  readonly parts: NumberParts;
  /** Whether the mark is followed by three digits and so ambiguous. */
  readonly mayGroup: boolean;
}

/** The only point or comma in a number, if there is exactly one. */
export function findLoneMark(text: string): LoneMark | undefined {
  const [mark = '', ...others] = text.replace(/\d/g, '');
  if (mark === '' || others.length > 0) return undefined;
  const [whole = '', fraction = ''] = text.split(mark);
  return { mark, parts: [whole, fraction], mayGroup: isGrouped(text, mark) };
}

/**
 * Splits a number with no mark or several: marks of one kind are group marks, and of two kinds the last is
 * the decimal mark. `undefined` if the marks are invalid.
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
  // The decimal mark is the only one of its kind, and the others are group marks.
  const group = last === ',' ? '.' : ',';
  return fraction === '' || head.includes(last) || !isGrouped(head, group)
    ? undefined
    : [head.replaceAll(group, ''), fraction];
}
