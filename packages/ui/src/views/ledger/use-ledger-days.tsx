import { formatMoneyText } from '@lobi/formats';
import type { RowGrouping } from '../../components/data-table/data-table.types.ts';
import { DateTime } from '../../components/date-time/date-time.tsx';
import { dayOf } from '../../components/date-time/format-date-time.ts';
import { fill } from '../../messages/fill.ts';
import { fillCount } from '../../messages/fill-count.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { ledgerTotals } from './check-ledger.ts';
import type { LedgerRow } from './ledger.types.ts';

/** Groups entries by day in the user's time zone, so that rows only show the time. */
export function useLedgerDays(): RowGrouping<LedgerRow> {
  const { timeZone } = useKit();
  return {
    keyOf: (row) => dayOf(row.createdAt, timeZone),
    heading: (rows) => <DayHeading rows={rows} />,
  };
}

function DayHeading({ rows }: { rows: readonly LedgerRow[] }) {
  const { messages, locale } = useKit();
  const [first] = rows;
  if (!first) return null;
  const { net } = ledgerTotals(rows, first.currency);
  const amount = formatMoneyText(net, first.currency, { locale, sign: 'always' }) ?? '';
  return (
    <>
      <b>
        <DateTime at={first.createdAt} mode="date" />
      </b>
      <span>{fillCount(messages.data.rows, rows.length, locale)}</span>
      <span>{fill(messages.data.ledgerDayNet, { amount })}</span>
    </>
  );
}
