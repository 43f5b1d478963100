import { byteOrderMark, csvLine, csvNumber, csvStyle, csvText } from '@lobi/formats';
import type { Language } from '@lobi/core/contract';

/** A file to be downloaded. */
export interface CsvFile {
  /** File name with extension; ASCII. */
  readonly name: string;
  readonly text: string;
}

/** One field. An `amount` is decimal text as on the wire and is written as a number. */
export interface CsvCell {
  readonly kind: 'text' | 'amount';
  readonly value: string;
}

/** Writes rows as a CSV file for spreadsheets in the language. */
export function writeCsv(language: Language, rows: readonly (readonly CsvCell[])[]): string {
  const style = csvStyle(language);
  const field = ({ kind, value }: CsvCell): string =>
    kind === 'amount' ? csvNumber(value, style) : csvText(value);
  return byteOrderMark + rows.map((row) => csvLine(row.map(field), style)).join('');
}
