import type { ReactNode } from 'react';
import type { FilterValues } from '../filter-bar/filter-bar.types.ts';

/** Value by which a cell is sorted and exported. */
export type CellValue = string | number | bigint | null;

/**
 * Kind of a column's values, for the file. A `moment` is an ISO time, written in the user's time zone,
 * which the header names; a `day` of that zone is written unchanged; a `number` may be decimal text and
 * is written with the user's decimal mark.
 */
export type ColumnKind = 'text' | 'number' | 'moment' | 'day';

/** Position of a column on the card that takes a row's place below 960 px. */
export type CardSlot =
  | 'title'
  | 'caption'
  | 'amount'
  | 'status'
  /** Half of a recessed strip; two columns share one. */
  | 'pair'
  | 'detail'
  /** A line below caption and status, for cards of long lists. */
  | 'line'
  /** A short link or button at the end of the `note` line. */
  | 'line-end'
  /** A button under the facts. */
  | 'action'
  | 'none';

/** One column: its label, value and behaviour. */
export interface DataColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Plain value of the cell, for the CSV, for search, and for sorting in client mode. */
  readonly value?: (row: Row) => CellValue;
  /** Default `text`; values that are numbers are always written as such. */
  readonly kind?: ColumnKind;
  /** Header in the file if it differs. */
  readonly fileHeader?: string;
  /** Value in the file instead of `value`, e.g. the label of a status. */
  readonly fileValue?: (row: Row) => CellValue;
  /** Order of two rows in client mode; default by `value`. */
  readonly compare?: (first: Row, second: Row) => number;
  readonly sortable?: boolean;
  /** Direction of the first press on the header; default ascending. */
  readonly sortFirst?: 'ascending' | 'descending';
  /** `end` for numbers. Default `start`. */
  readonly align?: 'start' | 'end';
  /** Whether users may hide it; default true. */
  readonly hideable?: boolean;
  readonly hiddenAtFirst?: boolean;
  /** Names the row: rendered as its heading. One column of a table. */
  readonly rowHeader?: boolean;
  /** Position on the card; default `detail`. */
  readonly card?: CardSlot;
  /** Content of the card instead of `cell`. */
  readonly cardCell?: (row: Row) => ReactNode;
  /** Label on the card if the column's is too long. */
  readonly cardLabel?: string;
  /** CSS width of the column. */
  readonly width?: string;
  /** Whether it stays visible while the other columns scroll sideways. Only for the first column. */
  readonly pinned?: boolean;
  /** Whether it is omitted between 960 and 1239 px, where space is limited. */
  readonly wideOnly?: boolean;
}

/** The requested part of a list, with the parameter names of the platform's list calls. */
export interface TableQuery {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /**
   * Column id, `-` in front for descending; `null` for the list's default order. Several, the most
   * significant first, are separated by commas.
   */
  readonly sort: string | null;
  readonly search: string;
  readonly filters: FilterValues;
}

/** The first page without filters. */
export const firstQuery: TableQuery = {
  page: 1,
  pageSize: 25,
  sort: null,
  search: '',
  filters: {},
};

/** Groups adjacent rows under a heading, e.g. the rows of one day. */
export interface RowGrouping<Row> {
  /** Adjacent rows with the same key form a group. */
  readonly keyOf: (row: Row) => string;
  /** Content of the heading of a group. */
  readonly heading: (rows: readonly Row[]) => ReactNode;
}

/** Rows by index, from 0; a row is looked up only when it is needed. */
export interface RowSource<Row> {
  readonly count: number;
  readonly rowAt: (position: number) => Row;
}
