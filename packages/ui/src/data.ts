'use client';

export {
  BulkBar,
  ColumnMenu,
  DataTable,
  DensityToggle,
  ExportButton,
  everything,
  firstQuery,
  isSelected,
  noSelection,
  tableQueryFromParams,
  tableQueryToParams,
  toCsv,
  useCsvReader,
  type BulkAction,
  type BulkBarAction,
  type BulkBarProps,
  type BulkSelection,
  type CardSlot,
  type CellValue,
  type ColumnChoice,
  type ColumnKind,
  type ColumnMenuProps,
  type CsvReader,
  type DataColumn,
  type DataTableProps,
  type DensityToggleProps,
  type ExportButtonProps,
  type ExportJob,
  type RowGrouping,
  type RowSelection,
  type TableQuery,
  type TableQueryShape,
} from './components/data-table/index.ts';
export {
  CountdownText,
  type CountdownFormat,
  type CountdownTextProps,
} from './components/countdown-text/index.ts';
export {
  DescriptionList,
  type Description,
  type DescriptionListProps,
} from './components/description-list/index.ts';
export {
  changesOf,
  Diff,
  type DiffProps,
  type DiffValue,
  type FieldChange,
} from './components/diff/index.ts';
export {
  FilterBar,
  readMany,
  readRange,
  writeMany,
  writeRange,
  type FilterBarProps,
  type FilterDefinition,
  type FilterKind,
  type FilterOption,
  type FilterPreset,
  type FilterRange,
  type FilterValues,
} from './components/filter-bar/index.ts';
export {
  DeviceList,
  type DeviceListProps,
  type SignedInDevice,
} from './components/device-list/index.ts';
export {
  EntrySheet,
  type EntryCause,
  type EntrySheetProps,
  type ExplainedEntry,
} from './components/entry-sheet/index.ts';
export { ImageViewer, type ImageViewerProps } from './components/image-viewer/index.ts';
export {
  LedgerKind,
  type LedgerKindName,
  type LedgerKindProps,
} from './components/ledger-kind/index.ts';
export { LogRow, type LogEntry, type LogRowProps } from './components/log-row/index.ts';
export { NoteList, type Note, type NoteListProps } from './components/note-list/index.ts';
export {
  Multiplier,
  Percent,
  type Figure,
  type FigureFormat,
  type MultiplierProps,
  type PercentProps,
} from './components/num/index.ts';
export {
  convertOdds,
  decimalOdds,
  type OddsScale,
  type OddsThousandths,
  oddsText,
} from './components/odds/index.ts';
export {
  CursorPagination,
  LoadMore,
  Pagination,
  hasPages,
  usualPageSizes,
  type CursorPaginationProps,
  type LoadMoreProps,
  type PaginationProps,
} from './components/pagination/index.ts';
export { PrintSheet, type PrintSheetProps } from './components/print-sheet/index.ts';
export { Sparkline, type SparklineProps } from './components/sparkline/index.ts';
export {
  KpiRow,
  StatCard,
  type GoodDirection,
  type KpiItem,
  type KpiRowProps,
  type StatCardProps,
  type StatFigure,
} from './components/stat-card/index.ts';
export {
  Timeline,
  type TimelineEvent,
  type TimelineProps,
  type TimelineTone,
} from './components/timeline/index.ts';
export { TreeTable, type TreeTableProps } from './components/tree-table/index.ts';
export {
  WalletCard,
  type WalletCardProps,
  type WalletOwner,
  type WalletWithOwner,
} from './components/wallet-card/index.ts';
export {
  ActivityListView,
  type ActivityListRow,
  type ActivityListViewProps,
  type ActivityLog,
  type ActivityPerson,
  type ActivitySubject,
} from './views/activity/index.ts';
export { BetListView, type BetListRow, type BetListViewProps } from './views/bets/index.ts';
export {
  EarningListView,
  type EarningListRow,
  type EarningListViewProps,
} from './views/earnings/index.ts';
export { LedgerView, type LedgerRow, type LedgerViewProps } from './views/ledger/index.ts';
export type { ListViewProps } from './views/list-view.types.ts';
export {
  NotificationListView,
  PushPanel,
  type NotificationListViewProps,
  type PushChoice,
  type PushPanelProps,
  type PushStatus,
} from './views/notifications/index.ts';
export {
  TransactionListView,
  type TransactionListRow,
  type TransactionListViewProps,
} from './views/transactions/index.ts';
export { UserListView, type UserListRow, type UserListViewProps } from './views/users/index.ts';
export {
  WalletFrame,
  WalletMovements,
  WalletTabs,
  WalletView,
  type WalletFrameProps,
  type WalletHrefs,
  type WalletMovementsProps,
  type WalletSection,
  type WalletShortcut,
  type WalletTabsProps,
  type WalletViewProps,
} from './views/wallet/index.ts';
