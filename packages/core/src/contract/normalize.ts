/**
 * Normal form of text that users type or paste: what looks equal is equal, and a reviewer sees what is
 * stored. The schemas of the contract normalize text on input, so that every comparison is one of normal
 * forms.
 */

/**
 * Characters without a glyph: zero width, soft hyphens, byte order marks, fillers, variation selectors.
 */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** The same without bidirectional controls, which a single line of text must not contain. */
const invisibleButDirection = /(?!\p{Bidi_Control})[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Controls of direction, control characters, line and paragraph separators, halves of pairs. */
const forbiddenCharacters = /[\p{Bidi_Control}\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Separators that users type between digits: blanks, dashes, dots, brackets, slashes. */
const separators = /[\s\p{Pd}.·()[\]/_]/gu;

/**
 * Normalizes to NFKC without `hidden`. A second pass composes characters that were separated only by it.
 */
const compose = (text: string, hidden: RegExp): string =>
  text.replace(hidden, '').normalize('NFKC').replace(hidden, '').normalize('NFKC');

/**
 * A single line of text in normal form: NFKC, without invisible characters and surrounding blanks; a run
 * of blanks, tabs and line breaks, as in pasted text, becomes one blank. Bidirectional and other control
 * characters remain and are rejected by `isPlain`.
 * @source ours
 */
export const normalizeLine = (text: string): string =>
  compose(text, invisibleButDirection)
    .replace(/[\t\r\n\p{Zs}]+/gu, ' ')
    .trim();

/**
 * A multi-line text in normal form: composed, without invisible characters, with plain line breaks and
 * without surrounding blanks.
 * @source ours
 */
export const normalizeBlock = (text: string): string =>
  text.replace(invisibleButDirection, '').normalize('NFC').replace(/\r\n?/g, '\n').trim();

/**
 * Returns whether a text contains no bidirectional controls and no control characters except tabs and
 * line breaks. @source ours
 */
export const isPlain = (text: string): boolean =>
  text.replace(/[\t\n]/g, ' ').search(forbiddenCharacters) < 0;

/**
 * Converts a search text to the normal form of the texts it is compared with: one line, without
 * characters that a line must not contain.
 * @source ours
 */
export const normalizeSearch = (text: string): string =>
  normalizeLine(text.replace(invisible, '').replace(forbiddenCharacters, ' '));

/**
 * A number in normal form: NFKC, without invisible characters, bidirectional controls and separators.
 * The result may still be no number.
 * @source ours
 * @example normalizeDigits('(０812) 3456-7890') // '081234567890'
 */
export const normalizeDigits = (text: string): string =>
  compose(text, invisible).replace(separators, '');

/**
 * A username in normal form: one line of text in lower case, so that users sign in however they type it.
 * @source ours
 * @example normalizeUsername(' Ｂudi') // 'budi'
 */
export const normalizeUsername = (text: string): string => normalizeLine(text).toLowerCase();

/**
 * Comparison key of a person's name: letters and digits in upper case without diacritics, one blank
 * between words.
 * @source ours
 * @example nameKey('Siti  Nurhalizá, S.Kom.') // 'SITI NURHALIZA S KOM'
 */
export const nameKey = (name: string): string =>
  compose(name, invisible)
    .normalize('NFKD')
    .replace(/[\p{M}'’`]/gu, '')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Mail providers that ignore dots in front of the `@`. */
const ignoresDots: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * Comparison key of an e-mail address: its mailbox in lower case, without a tag after `+` and without
 * dots that its provider ignores.
 * @source ours
 * @example emailKey('Siti.Nur+lobi@Gmail.com') // 'sitinur@gmail.com'
 */
export const emailKey = (email: string): string => {
  const text = compose(email, invisible).trim().toLowerCase();
  const at = text.lastIndexOf('@');
  const mailbox = text.slice(0, at).replace(/(?<=.)\+.*$/, '');
  const domain = text.slice(at + 1);
  return ignoresDots.has(domain)
    ? `${mailbox.replaceAll('.', '')}@gmail.com`
    : `${mailbox}@${domain}`;
};
