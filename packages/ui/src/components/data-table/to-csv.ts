import type { CellValue, DataColumn } from './data-table.types.ts';

/** Signs with which a spreadsheet begins to calculate. */
const formulaStart = /^[=+\-@\t\r]/;
const plainNumber = /^-?\d+(?:\.\d+)?$/;

/** One field: harmless to spreadsheets, and quoted where it must be. */
function field(value: CellValue): string {
  const text = value === null ? '' : String(value);
  const safe = formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Rows as comma-separated text (RFC 4180), with a byte-order mark so that spreadsheets read it as
 * UTF-8. A text that a spreadsheet would calculate (`=`, `+`, `-`, `@`) gets an apostrophe in
 * front; plain numbers, also negative ones, stay numbers. Columns without a `value` are left out.
 */
export function toCsv<Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[]): string {
  const valued = columns.flatMap(({ header, value }) => (value ? [{ header, value }] : []));
  const lines = [
    valued.map(({ header }) => field(header)),
    ...rows.map((row) => valued.map(({ value }) => field(value(row)))),
  ];
  return `\uFEFF${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
}
