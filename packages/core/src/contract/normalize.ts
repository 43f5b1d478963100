/**
 * One normal form for what people type or paste: what looks equal is equal, and what a reviewer sees
 * is what is stored. Texts are normalised where they enter, by the schemas of the contract, so that
 * every comparison is one of normal forms.
 */

/** Characters that show nothing: zero width, soft hyphens, byte order marks, fillers, selectors. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** The same, without the controls of direction, which a single line of text must not hold. */
const invisibleButDirection = /(?!\p{Bidi_Control})[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Controls of direction, control characters, line and paragraph separators, halves of pairs. */
const refused = /[\p{Bidi_Control}\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Separators that people type between digits: blanks, dashes, dots, brackets, slashes. */
const separators = /[\s\p{Pd}.·()[\]/_]/gu;

/** Compatibility form without `hidden`. A second pass composes what stood apart only by it. */
const compose = (text: string, hidden: RegExp): string =>
  text.replace(hidden, '').normalize('NFKC').replace(hidden, '').normalize('NFKC');

/**
 * A single line of text in its normal form: NFKC, without invisible characters and blanks at its
 * ends; a run of blanks, tabs and line breaks, as they come with pasted text, is one blank.
 * Controls of direction and other control characters stay, to be rejected (`isPlain`). @source ours
 */
export const normalizeLine = (text: string): string =>
  compose(text, invisibleButDirection)
    .replace(/[\t\r\n\p{Zs}]+/gu, ' ')
    .trim();

/**
 * A text of several lines in its normal form: composed, without invisible characters, with plain line
 * breaks and without blanks at its ends. @source ours
 */
export const normalizeBlock = (text: string): string =>
  text.replace(invisibleButDirection, '').normalize('NFC').replace(/\r\n?/g, '\n').trim();

/** Does a text hold no control of direction and no control character but tabs and line breaks? @source ours */
export const isPlain = (text: string): boolean => text.replace(/[\t\n]/g, ' ').search(refused) < 0;

/**
 * Brings a search text into the normal form of the texts it is compared with: one line, without the
 * characters that such a line must not hold. @source ours
 */
export const normalizeSearch = (text: string): string =>
  normalizeLine(text.replace(invisible, '').replace(refused, ' '));

/**
 * A number of digits in its normal form: NFKC, without anything invisible, directions included, and
 * without separators. What is left may still be no number. @source ours
 * @example normalizeDigits('(０812) 3456-7890') // '081234567890'
 */
export const normalizeDigits = (text: string): string =>
  compose(text, invisible).replace(separators, '');

/**
 * A username in its normal form: one line of text in lower case, so that a name signs in however it
 * is typed. @source ours
 * @example normalizeUsername(' Ｂudi') // 'budi'
 */
export const normalizeUsername = (text: string): string => normalizeLine(text).toLowerCase();

/**
 * Name of a person as names are compared: letters and digits in upper case without marks, one blank
 * between words. @source ours
 * @example nameKey('Siti  Nurhalizá, S.Kom.') // 'SITI NURHALIZA S KOM'
 */
export const nameKey = (name: string): string =>
  compose(name, invisible)
    .normalize('NFKD')
    .replace(/[\p{M}'’`]/gu, '')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Mailboxes whose provider ignores dots in front of the `@`. */
const ignoresDots: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * An e-mail address as addresses are compared: the mailbox that it reaches, in lower case, without a
 * tag after `+` and without the dots that its provider ignores. @source ours
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
