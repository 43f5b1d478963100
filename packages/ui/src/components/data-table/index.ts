export { BulkBar, type BulkBarAction, type BulkBarProps } from './bulk-bar.tsx';
export { ColumnMenu, type ColumnChoice, type ColumnMenuProps } from './column-menu.tsx';
export { DataTable, type DataTableProps } from './data-table.tsx';
export {
  firstQuery,
  type CardSlot,
  type CellValue,
  type ColumnKind,
  type DataColumn,
  type RowGrouping,
  type TableQuery,
} from './data-table.types.ts';
export { DensityToggle, type DensityToggleProps } from './density-toggle.tsx';
export { ExportButton, type ExportButtonProps, type ExportJob } from './export-button.tsx';
export { everything, isSelected, noSelection, type RowSelection } from './row-selection.ts';
export type { BulkAction, BulkSelection } from './table-bulk.tsx';
export {
  tableQueryFromParams,
  tableQueryToParams,
  type TableQueryShape,
} from './table-query-params.ts';
export { toCsv, useCsvReader, type CsvReader } from './to-csv.ts';
