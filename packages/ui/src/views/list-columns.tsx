import type { DataColumn } from '../components/data-table/data-table.types.ts';
import { DateTime } from '../components/date-time/date-time.tsx';
import { StatusBadge } from '../components/status-badge/status-badge.tsx';
import { statusText } from '../components/status-badge/statuses.ts';
import type { KitMessages } from '../messages/kit-messages.ts';
import { Quiet } from './list-cells.styles.ts';

/** Column with the time of a row. */
export const timeColumn = <Row,>(
  header: string,
  timeOf: (row: Row) => string,
): DataColumn<Row> => ({
  id: 'createdAt',
  header,
  sortable: true,
  width: '200px',
  value: timeOf,
  kind: 'moment',
  cell: (row) => <Quiet as={DateTime} at={timeOf(row)} />,
  card: 'caption',
});

/** Column with the status of a row. */
export const statusColumn = <Row extends { readonly status: string }>(
  kind: 'bet' | 'earning' | 'ledger' | 'transaction',
  messages: KitMessages,
): DataColumn<Row> => ({
  id: 'status',
  header: messages.data.status,
  sortable: true,
  value: (row) => row.status,
  fileValue: (row) => statusText(kind, row.status, messages),
  cell: (row) => <StatusBadge kind={kind} value={row.status} quiet />,
  card: 'status',
});
