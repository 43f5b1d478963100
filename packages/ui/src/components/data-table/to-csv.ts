import {
  byteOrderMark,
  csvLine,
  csvNumber,
  csvStyle,
  csvText,
  timeZoneName,
  type CsvStyle,
} from '@lobi/formats';
import { fill } from '../../messages/fill.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { toIsoInZone } from '../date-time/format-date-time.ts';
import type { CellValue, ColumnKind, DataColumn } from './data-table.types.ts';
import { runNow, type Work } from './slices.ts';

const plainNumber = /^-?\d+(?:\.\d+)?$/;
/** A number with either decimal mark. */
const anyNumber = /^-?\d+(?:[.,]\d+)?$/;

/** Locale and time zone for which a file is written. */
export interface CsvReader {
  /** BCP 47 tag: decides the decimal mark and the separator. */
  readonly locale: string;
  /** IANA zone of all times. */
  readonly timeZone: string;
  /** Header of a column of times, with `{column}` and `{zone}`. */
  readonly columnInZone: string;
}

/** Language and time zone of the page's user. */
export function useCsvReader(): CsvReader {
  const { locale, timeZone, messages } = useKit();
  return { locale, timeZone, columnInZone: messages.data.columnInZone };
}

/** Number of rows written between two pauses. */
const stride = 2_000;

/** Formats the values of one kind. */
function textWriter(
  kind: ColumnKind,
  timeZone: string,
  style: CsvStyle,
): (value: CellValue) => string {
  return (value) => {
    if (value === null) return '';
    if (kind === 'moment' && typeof value !== 'bigint')
      return toIsoInZone(value, timeZone) ?? String(value);
    const text = String(value);
    const isNumber = (kind === 'number' || typeof value !== 'string') && plainNumber.test(text);
    return isNumber ? csvNumber(text, style) : text;
  };
}

/** Formats one field: numbers unchanged, other values as text. */
const field = (text: string, { separator }: CsvStyle): string =>
  anyNumber.test(text) && !text.includes(separator) ? text : csvText(text);

/** Like `toCsv`, but yields its progress. */
export function* writeCsv<Row>(
  columns: readonly DataColumn<Row>[],
  count: number,
  rowAt: (position: number) => Row,
  reader: CsvReader,
): Work<readonly string[]> {
  const style = csvStyle(reader.locale);
  const zone = timeZoneName(reader.timeZone);
  const written = columns.flatMap((column) => {
    const { kind = 'text', fileHeader: name = column.header } = column;
    const value = column.fileValue ?? column.value;
    const hasZone = kind === 'moment' || kind === 'day';
    const header = hasZone ? fill(reader.columnInZone, { column: name, zone }) : name;
    return value ? [{ header, value, toText: textWriter(kind, reader.timeZone, style) }] : [];
  });
  const line = (texts: readonly string[]) =>
    csvLine(
      texts.map((text) => field(text, style)),
      style,
    );
  const parts = [byteOrderMark + line(written.map(({ header }) => header))];
  for (let start = 0; start < count; start += stride) {
    let part = '';
    for (let position = start; position < Math.min(start + stride, count); position++) {
      const row = rowAt(position);
      part += line(written.map(({ value, toText }) => toText(value(row))));
    }
    parts.push(part);
    yield start / count;
  }
  return parts;
}

/**
 * Rows as separated text (RFC 4180), with a byte-order mark so that spreadsheets read it as UTF-8. A
 * text that a spreadsheet would evaluate (`=`, `+`, `-`, `@`) gets a leading apostrophe; plain numbers,
 * also negative ones, stay numbers. Times are ISO 8601 in the user's time zone, which their header
 * names. If the comma is the decimal mark, semicolons separate the fields. Columns without a value are
 * omitted.
 */
export function toCsv<Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
  reader: CsvReader,
): string {
  return runNow(writeCsv(columns, rows.length, (position) => rows[position] as Row, reader)).join(
    '',
  );
}
