import { fill } from '../../messages/fill.ts';
import { numberFormat } from '../../primitives/intl-formats.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { toIsoInZone } from '../date-time/format-date-time.ts';
import { timeZoneName } from '../date-time/time-zone-label.ts';
import type { CellValue, ColumnKind, DataColumn } from './data-table.types.ts';
import { runNow, type Work } from './slices.ts';

/** Signs with which a spreadsheet begins to calculate, the full-width ones of East Asia as well. */
const formulaStart = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
const plainNumber = /^-?\d+(?:\.\d+)?$/;
/** With either decimal mark. */
const anyNumber = /^-?\d+(?:[.,]\d+)?$/;
/** Of any separator, since the reader's spreadsheet may take another than ours. */
const needsQuotes = /[",;\t\r\n]/;

/** Whom a file is for. */
export interface CsvReader {
  /** BCP 47 tag: decides the decimal mark and the separator. */
  readonly locale: string;
  /** IANA zone of all times. */
  readonly timeZone: string;
  /** Heading of a column of times, with `{column}` and `{zone}`. */
  readonly columnInZone: string;
}

/** The reader of this page. */
export function useCsvReader(): CsvReader {
  const { locale, timeZone, messages } = useKit();
  return { locale, timeZone, columnInZone: messages.data.columnInZone };
}

/** Rows written between two pauses. */
const stride = 2_000;

/** Do spreadsheets of a language read a comma as the decimal mark? Fields are divided by semicolons then. */
function hasDecimalComma(locale: string): boolean {
  const parts = numberFormat(locale).formatToParts(1.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',');
}

/** Writes the values of one kind as text. */
function textWriter(
  kind: ColumnKind,
  { locale, timeZone }: CsvReader,
): (value: CellValue) => string {
  const decimalComma = hasDecimalComma(locale);
  return (value) => {
    if (value === null) return '';
    if (kind === 'moment' && typeof value !== 'bigint')
      return toIsoInZone(value, timeZone) ?? String(value);
    const text = String(value);
    const isNumber = (kind === 'number' || typeof value !== 'string') && plainNumber.test(text);
    return isNumber && decimalComma ? text.replace('.', ',') : text;
  };
}

/** One field: harmless to spreadsheets, and quoted where it must be. */
function field(text: string, separator: string): string {
  if (anyNumber.test(text) && !text.includes(separator)) return text;
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** As `toCsv`, with pauses, each saying how much is done. */
export function* writeCsv<Row>(
  columns: readonly DataColumn<Row>[],
  count: number,
  rowAt: (place: number) => Row,
  reader: CsvReader,
): Work<readonly string[]> {
  const separator = hasDecimalComma(reader.locale) ? ';' : ',';
  const zone = timeZoneName(reader.timeZone);
  const written = columns.flatMap((column) => {
    const { kind = 'text', fileHeader: name = column.header } = column;
    const value = column.fileValue ?? column.value;
    const hasZone = kind === 'moment' || kind === 'day';
    const header = hasZone ? fill(reader.columnInZone, { column: name, zone }) : name;
    return value ? [{ header, value, toText: textWriter(kind, reader) }] : [];
  });
  const parts = [
    `\uFEFF${written.map(({ header }) => field(header, separator)).join(separator)}\r\n`,
  ];
  for (let start = 0; start < count; start += stride) {
    let part = '';
    for (let place = start; place < Math.min(start + stride, count); place++) {
      const row = rowAt(place);
      part += `${written.map(({ value, toText }) => field(toText(value(row)), separator)).join(separator)}\r\n`;
    }
    parts.push(part);
    yield start / count;
  }
  return parts;
}

/**
 * Rows as separated text (RFC 4180), with a byte-order mark so that spreadsheets read it as UTF-8.
 * A text that a spreadsheet would calculate (`=`, `+`, `-`, `@`) gets an apostrophe in front; plain
 * numbers, also negative ones, stay numbers. Times are ISO 8601 in the reader's zone, which their
 * heading names. Where the comma is the decimal mark, semicolons divide the fields. Columns without
 * a value are left out.
 */
export function toCsv<Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
  reader: CsvReader,
): string {
  return runNow(writeCsv(columns, rows.length, (place) => rows[place] as Row, reader)).join('');
}
