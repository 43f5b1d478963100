import { numberMarks } from './number-marks.ts';

/** Format in which spreadsheets of a language read a file. */
export interface CsvStyle {
  readonly decimal: '.' | ',';
  /** Separator of fields: a semicolon if the comma is the decimal mark. */
  readonly separator: ';' | ',';
}

/** Byte-order mark at the start of a file, so that spreadsheets read it as UTF-8. */
export const byteOrderMark = '\uFEFF';

/** Characters with which a spreadsheet formula begins, including the full-width ones of East Asia. */
const formulaStart = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
/** Any separator, since a spreadsheet may use a different one. */
const needsQuotes = /[",;\t\r\n]/;

/** CSV format for a language. */
export const csvStyle = (locale: string): CsvStyle =>
  numberMarks(locale).decimal === ','
    ? { decimal: ',', separator: ';' }
    : { decimal: '.', separator: ',' };

/** Escapes a text as a field. A text that a spreadsheet would evaluate gets a leading apostrophe. */
export function csvText(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Decimal text as a numeric field. */
export const csvNumber = (amount: string, { decimal }: CsvStyle): string =>
  amount.replace('.', decimal);

/** Fields as one line (RFC 4180). */
export const csvLine = (fields: readonly string[], { separator }: CsvStyle): string =>
  `${fields.join(separator)}\r\n`;
