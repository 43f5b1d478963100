import { groupDigits, numberMarks, type NumberMarks } from './number-marks.ts';
import { parseMoneyText } from './parse-money-text.ts';

/** Text of a money field with the position of its caret. */
export interface MoneyDraft {
  readonly text: string;
  readonly caret: number;
}

export interface MoneyTextRules {
  /** BCP 47 language: determines the group and decimal marks. */
  readonly locale: string;
  /** Decimals of the currency. */
  readonly decimals: number;
}

const count = (text: string, mark: string): number => text.split(mark).length - 1;

/** Inserts group marks into the integer part and leaves the rest as typed. */
function regroup(text: string, { group, decimal }: NumberMarks): string {
  const [whole = '', ...rest] = text.replaceAll(group, '').split(decimal);
  const plain = whole.replace(/^0+(?=\d)/, '');
  const grouped = groupDigits(plain, group);
  return rest.length === 0 ? grouped : `${grouped}${decimal}${rest.join('')}`;
}

function isPlain(text: string, { group, decimal }: NumberMarks, decimals: number): boolean {
  const digitsAndGroups = `[\\d\\${group}]*`;
  const fraction = decimals === 0 ? '' : `(?:\\${decimal}\\d{0,${decimals}})?`;
  return new RegExp(`^${digitsAndGroups}${fraction}$`).test(text);
}

/** Returns whether a text is unambiguous: digits only, with the locale's marks. */
export function isOwnWriting(text: string, { locale, decimals }: MoneyTextRules): boolean {
  const marks = numberMarks(locale);
  return isPlain(text, marks, decimals) && regroup(text, marks) === text;
}

/** Position in `text` after as many characters as precede `caret` in `raw`, ignoring group marks. */
function followCaret(raw: string, caret: number, text: string, group: string): number {
  const before = raw
    .slice(0, caret)
    .replaceAll(group, '')
    .replace(/^0+(?=\d)/, '').length;
  let seen = 0;
  let at = 0;
  while (at < text.length && seen < before) {
    if (text[at] !== group) seen += 1;
    at += 1;
  }
  return at;
}

/** Deleting a group mark deletes the adjacent digit, because the mark itself would reappear. */
function deleteBeside(
  previous: string,
  raw: MoneyDraft,
  forward: boolean,
  { group }: NumberMarks,
): MoneyDraft {
  const onlyMarkGone =
    count(raw.text, group) === count(previous, group) - 1 &&
    raw.text.replaceAll(group, '') === previous.replaceAll(group, '');
  if (!onlyMarkGone) return raw;
  const at = forward ? raw.caret : raw.caret - 1;
  return { text: raw.text.slice(0, at) + raw.text.slice(at + 1), caret: at };
}

/** Removes inserted group marks before a word, where they would make the number ambiguous. */
function withoutOwnMarks(previous: string, raw: MoneyDraft, { group }: NumberMarks): MoneyDraft {
  if (count(raw.text, group) !== count(previous, group)) return raw;
  const text = raw.text.replaceAll(group, '');
  return { text, caret: raw.caret - count(raw.text.slice(0, raw.caret), group) };
}

/**
 * Returns the text and caret of a money field after an edit. Digits are grouped while they are typed, and the
 * caret stays after the same digit. Once the text contains a word or a mark typed by the user (`1,25jt`, `1.5
 * jt`), it is left unchanged until `settleMoneyText`.
 * @param previous text before the edit
 * @param inputType `InputEvent.inputType`, to distinguish Backspace from Delete
 */
export function editMoneyText(
  previous: string,
  raw: MoneyDraft,
  inputType: string,
  { locale, decimals }: MoneyTextRules,
): MoneyDraft {
  const marks = numberMarks(locale);
  const wasGrouped = isPlain(previous, marks, decimals) && regroup(previous, marks) === previous;
  const edited =
    wasGrouped && inputType.startsWith('deleteContent')
      ? deleteBeside(previous, raw, inputType === 'deleteContentForward', marks)
      : raw;
  if (!isPlain(edited.text, marks, decimals)) {
    return wasGrouped ? withoutOwnMarks(previous, raw, marks) : raw;
  }

  const grouped = regroup(edited.text, marks);
  const ownMarks = wasGrouped ? count(previous, marks.group) : 0;
  if (count(edited.text, marks.group) > ownMarks && grouped !== edited.text) return raw;
  return { text: grouped, caret: followCaret(edited.text, edited.caret, grouped, marks.group) };
}

/** Formats the digits of an amount in a field: grouped, without symbol and trailing zeros. */
export function moneyFieldText(amount: string, { locale, decimals }: MoneyTextRules): string {
  const { group, decimal } = numberMarks(locale);
  const [whole = '', fraction = ''] = amount.split('.');
  const grouped = groupDigits(whole, group);
  const shown = fraction.slice(0, decimals);
  return /[1-9]/.test(shown) ? grouped + decimal + shown.padEnd(decimals, '0') : grouped;
}

/** Returns the text of a money field on blur: the formatted amount, or the text if it is invalid. */
export function settleMoneyText(text: string, rules: MoneyTextRules): string {
  const amount = parseMoneyText(text, rules);
  return amount === undefined ? text : moneyFieldText(amount, rules);
}
