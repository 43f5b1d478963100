export { DataTable, type DataTableProps } from './data-table.tsx';
export {
  firstQuery,
  type CardSlot,
  type CellValue,
  type DataColumn,
  type RowGrouping,
  type TableQuery,
} from './data-table.types.ts';
export { toCsv } from './to-csv.ts';
