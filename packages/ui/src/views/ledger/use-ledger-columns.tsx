import { mdiAlertOutline } from '@mdi/js';
import { useMemo } from 'react';
import type { DataColumn } from '../../components/data-table/data-table.types.ts';
import { DateTime } from '../../components/date-time/date-time.tsx';
import { timeZoneLabel } from '../../components/date-time/time-zone-label.ts';
import { ledgerKindLooks } from '../../components/ledger-kind/ledger-kind-looks.ts';
import { LedgerKind } from '../../components/ledger-kind/ledger-kind.tsx';
import { Money } from '../../components/money/money.tsx';
import { shortId } from '../../components/wallet-card/short-id.ts';
import { fill } from '../../messages/fill.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import type { LedgerRow } from './ledger.types.ts';
import { Quiet, Strong } from '../list-cells.styles.ts';
import { statusColumn } from '../list-columns.tsx';
import * as S from './ledger-view.styles.ts';

/**
 * Columns of a ledger: the specification's five with time and kind.
 * @param broken ids of rows that do not add up
 * @param isByDay whether the days are headings, so that rows show only the time
 * @source spec §3
 */
export function useLedgerColumns(
  broken: ReadonlySet<string>,
  isByDay: boolean,
): readonly DataColumn<LedgerRow>[] {
  const { messages, locale, timeZone } = useKit();
  return useMemo(() => {
    const { data: texts } = messages;
    const zone = timeZoneLabel(timeZone, locale);
    const mode = isByDay ? 'clock' : 'date-time';
    return [
      {
        id: 'createdAt',
        header: fill(texts.columnInZone, { column: texts.time, zone }),
        fileHeader: texts.time,
        sortable: true,
        sortFirst: 'descending',
        hideable: false,
        width: isByDay ? '136px' : '200px',
        value: (row) => row.createdAt,
        kind: 'moment',
        cell: (row) => <Quiet as={DateTime} at={row.createdAt} mode={mode} zone={false} />,
        card: 'caption',
        cardCell: (row) => (
          <>
            <DateTime at={row.createdAt} mode={mode} zone={false} /> · {shortId(row.reference)}
          </>
        ),
      },
      {
        id: 'details',
        header: texts.details,
        rowHeader: true,
        hideable: false,
        value: (row) => row.details,
        cell: (row) => (
          <S.Details>
            <span>{row.details}</span>
            <small title={row.reference}>{shortId(row.reference)}</small>
          </S.Details>
        ),
        card: 'title',
        cardCell: (row) => row.details,
      },
      {
        id: 'kind',
        header: texts.kind,
        sortable: true,
        wideOnly: true,
        value: (row) => row.kind,
        fileValue: (row) => messages.money[ledgerKindLooks[row.kind].word],
        cell: (row) => <LedgerKind value={row.kind} incoming={!row.amount.startsWith('-')} />,
        card: 'none',
      },
      { ...statusColumn<LedgerRow>('ledger', messages), sortable: false },
      {
        id: 'balanceBefore',
        header: texts.balanceBefore,
        align: 'end',
        value: (row) => row.balanceBefore,
        kind: 'number',
        cell: (row) => <Quiet as={Money} value={row.balanceBefore} currency={row.currency} />,
        card: 'pair',
        cardLabel: texts.before,
      },
      {
        id: 'amount',
        header: texts.amount,
        sortable: true,
        align: 'end',
        hideable: false,
        value: (row) => row.amount,
        kind: 'number',
        cell: (row) => (
          <Strong as={Money} value={row.amount} currency={row.currency} sign="always" />
        ),
        card: 'amount',
      },
      {
        id: 'balanceAfter',
        header: texts.balanceAfter,
        align: 'end',
        value: (row) => row.balanceAfter,
        kind: 'number',
        cell: (row) => (
          <S.After>
            {broken.has(row.id) && (
              <S.Broken title={texts.ledgerMismatch}>
                <Icon path={mdiAlertOutline} size={16} label={texts.ledgerMismatch} />
              </S.Broken>
            )}
            <Strong as={Money} value={row.balanceAfter} currency={row.currency} />
          </S.After>
        ),
        card: 'pair',
        cardLabel: texts.after,
      },
    ] satisfies readonly DataColumn<LedgerRow>[];
  }, [messages, locale, timeZone, broken, isByDay]);
}
