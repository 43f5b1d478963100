import type { CellValue, DataColumn } from './data-table.types.ts';
import { runNow, type Work } from './slices.ts';
import { numberFormat } from '../../primitives/intl-formats.ts';

/** Signs with which a spreadsheet begins to calculate, the full-width ones of East Asia as well. */
const formulaStart = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
const plainNumber = /^-?\d+(?:\.\d+)?$/;
/** Of any separator, since the reader's spreadsheet may take another than ours. */
const needsQuotes = /[",;\t\r\n]/;

/** What stands between two fields. */
export type CsvSeparator = ',' | ';' | '\t';

/** Rows written between two pauses. */
const stride = 2_000;

/**
 * What spreadsheets of a language expect: where the comma divides decimals, fields are divided by
 * semicolons.
 */
export function csvSeparatorFor(locale: string): CsvSeparator {
  const parts = numberFormat(locale).formatToParts(1.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ';' : ',';
}

/** One field: harmless to spreadsheets, and quoted where it must be. */
function field(value: CellValue): string {
  const text = value === null ? '' : String(value);
  const safe = formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** As `toCsv`, with pauses, each saying how much is done. */
export function* writeCsv<Row>(
  columns: readonly DataColumn<Row>[],
  count: number,
  rowAt: (place: number) => Row,
  separator: CsvSeparator = ',',
): Work<readonly string[]> {
  const valued = columns.flatMap(({ header, value }) => (value ? [{ header, value }] : []));
  const parts = [`\uFEFF${valued.map(({ header }) => field(header)).join(separator)}\r\n`];
  for (let start = 0; start < count; start += stride) {
    let part = '';
    for (let place = start; place < Math.min(start + stride, count); place++) {
      const row = rowAt(place);
      part += `${valued.map(({ value }) => field(value(row))).join(separator)}\r\n`;
    }
    parts.push(part);
    yield start / count;
  }
  return parts;
}

/**
 * Rows as separated text (RFC 4180), with a byte-order mark so that spreadsheets read it as UTF-8.
 * A text that a spreadsheet would calculate (`=`, `+`, `-`, `@`) gets an apostrophe in front; plain
 * numbers, also negative ones, stay numbers. Columns without a `value` are left out.
 * @param separator default a comma
 */
export function toCsv<Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
  separator: CsvSeparator = ',',
): string {
  return runNow(writeCsv(columns, rows.length, (place) => rows[place] as Row, separator)).join('');
}
