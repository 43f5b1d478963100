import type { Language } from '@lobi/core/contract';

/** A file to be downloaded. */
export interface CsvFile {
  /** With its ending; ASCII. */
  readonly name: string;
  readonly text: string;
}

/** One field. An `amount` is decimal text as on the wire and is written as a number. */
export interface CsvCell {
  readonly kind: 'text' | 'amount';
  readonly value: string;
}

/** Characters with which a spreadsheet begins a formula, the full-width ones of East Asia as well. */
const formulaStart = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
/** Every separator, since a spreadsheet may be set to another one than ours. */
const needsQuotes = /[",;\t\r\n]/;

function textField(value: string): string {
  const safe = formulaStart.test(value) ? `'${value}` : value;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Rows as separated text (RFC 4180) with a byte-order mark, as spreadsheets of the language read it:
 * where the comma is the decimal mark, semicolons divide the fields. A text that a spreadsheet would
 * calculate gets an apostrophe in front.
 */
export function writeCsv(language: Language, rows: readonly (readonly CsvCell[])[]): string {
  const parts = new Intl.NumberFormat(language).formatToParts(1.5);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  const separator = decimal === ',' ? ';' : ',';
  const field = ({ kind, value }: CsvCell): string =>
    kind === 'amount' ? value.replace('.', decimal) : textField(value);
  return `\uFEFF${rows.map((row) => `${row.map(field).join(separator)}\r\n`).join('')}`;
}

/**
 * Name of a zone that holds all year: `WIB`, `WITA`, `WIT`, which Intl knows in Indonesian, or the
 * IANA name, since the short name of other zones changes with daylight saving time.
 */
export function timeZoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('id', { timeZone, timeZoneName: 'short' }).formatToParts();
  const short = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return /^WI(B|TA|T)$/.test(short) ? short : timeZone;
}
