/** Combining marks of a decomposed letter. */
const marks = /\p{M}+/gu;
const gaps = /[^\p{L}\p{N}]+/gu;

/**
 * Normalized text for comparison: lower case, without diacritics, punctuation as single spaces.
 * @example foldText('  Ángel-Lentera! ') // 'angel lentera'
 */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(marks, '').toLowerCase().replace(gaps, ' ').trim();
}
