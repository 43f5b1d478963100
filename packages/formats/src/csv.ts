import { numberMarks } from './number-marks.ts';

/** How spreadsheets of a language read a file. */
export interface CsvStyle {
  readonly decimal: '.' | ',';
  /** Between two fields: a semicolon where the comma is the decimal mark. */
  readonly separator: ';' | ',';
}

/** Begins a file, so that spreadsheets read it as UTF-8. */
export const byteOrderMark = '\uFEFF';

/** Characters with which a spreadsheet begins a formula, the full-width ones of East Asia as well. */
const formulaStart = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
/** Every separator, since a spreadsheet may be set to another one than ours. */
const needsQuotes = /[",;\t\r\n]/;

/** How a file is written for the readers of a language. */
export const csvStyle = (locale: string): CsvStyle =>
  numberMarks(locale).decimal === ','
    ? { decimal: ',', separator: ';' }
    : { decimal: '.', separator: ',' };

/** A text as a field. A text that a spreadsheet would calculate gets an apostrophe in front. */
export function csvText(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Decimal text as a field that spreadsheets calculate with. */
export const csvNumber = (amount: string, { decimal }: CsvStyle): string =>
  amount.replace('.', decimal);

/** Fields as one line (RFC 4180). */
export const csvLine = (fields: readonly string[], { separator }: CsvStyle): string =>
  `${fields.join(separator)}\r\n`;
