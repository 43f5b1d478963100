/** Combining marks that a decomposed letter leaves behind. */
const marks = /\p{M}+/gu;
const gaps = /[^\p{L}\p{N}]+/gu;

/**
 * Text as it is compared: lower case, without diacritics, punctuation turned into single blanks.
 * @example foldText('  Ángel-Lentera! ') // 'angel lentera'
 */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(marks, '').toLowerCase().replace(gaps, ' ').trim();
}
