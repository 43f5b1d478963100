import type { ReactNode } from 'react';
import type { FilterValues } from '../filter-bar/filter-bar.types.ts';

/** Value by which a cell is sorted and exported. */
export type CellValue = string | number | bigint | null;

/**
 * Kind of a column's values, for the file. A `moment` is an ISO time, written in the reader's zone,
 * which the heading names; a `day` of that zone is written as it is; a `number` may be decimal text
 * and is written with the reader's decimal mark.
 */
export type ColumnKind = 'text' | 'number' | 'moment' | 'day';

/** Position of a column on the card that takes a row's place below 960 px. */
export type CardSlot =
  | 'title'
  | 'caption'
  | 'amount'
  | 'status'
  /** Half of a sunk strip; two columns share one. */
  | 'pair'
  | 'detail'
  /** One line below caption and status, for cards of long lists. */
  | 'line'
  /** A short link or button at the end of that line. */
  | 'line-end'
  /** A button under the facts. */
  | 'action'
  | 'none';

/** One column: what it is called, what it shows, and how it behaves. */
export interface DataColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Plain value behind the cell: for the CSV, for search, and for sorting in client mode. */
  readonly value?: (row: Row) => CellValue;
  /** Default `text`; values that are numbers are always written as such. */
  readonly kind?: ColumnKind;
  /** Heading in the file where it differs. */
  readonly fileHeader?: string;
  /** Value in the file instead of `value`, e.g. the word of a status. */
  readonly fileValue?: (row: Row) => CellValue;
  /** Order of two rows in client mode; default by `value`. */
  readonly compare?: (first: Row, second: Row) => number;
  readonly sortable?: boolean;
  /** Direction of the first press on the heading; default ascending. */
  readonly sortFirst?: 'ascending' | 'descending';
  /** `end` for figures. Default `start`. */
  readonly align?: 'start' | 'end';
  /** May be switched off; default true. */
  readonly hideable?: boolean;
  readonly hiddenAtFirst?: boolean;
  /** Names the row: rendered as its heading. One column of a table. */
  readonly rowHeader?: boolean;
  /** Place on the card; default `detail`. */
  readonly card?: CardSlot;
  /** Content of the card instead of `cell`. */
  readonly cardCell?: (row: Row) => ReactNode;
  /** Heading on the card where the column's is too long. */
  readonly cardLabel?: string;
  /** CSS width of the column. */
  readonly width?: string;
  /** Stays at the start while the rest scrolls sideways. The first column only. */
  readonly pinned?: boolean;
  /** Left out between 960 and 1239 px, where room is short. */
  readonly wideOnly?: boolean;
}

/** Which part of a list is wanted. The same words as the platform's list calls. */
export interface TableQuery {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /**
   * Column id, `-` in front for descending; `null` for the list's own order. Several, the deciding one
   * first, are separated by commas.
   */
  readonly sort: string | null;
  readonly search: string;
  readonly filters: FilterValues;
}

/** The first page of everything. */
export const firstQuery: TableQuery = {
  page: 1,
  pageSize: 25,
  sort: null,
  search: '',
  filters: {},
};

/** Gathers neighbouring rows under a heading, e.g. the rows of one day. */
export interface RowGrouping<Row> {
  /** Rows with the same key that stand together make a group. */
  readonly keyOf: (row: Row) => string;
  /** Content of the heading of a group. */
  readonly heading: (rows: readonly Row[]) => ReactNode;
}

/** Rows by their place, from 0; a row is looked up only when it is needed. */
export interface RowSource<Row> {
  readonly count: number;
  readonly rowAt: (place: number) => Row;
}
