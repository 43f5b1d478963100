import { useMemo } from 'react';
import type { DataColumn } from '../../components/data-table/data-table.types.ts';
import { DateTime } from '../../components/date-time/date-time.tsx';
import { ledgerKindLooks } from '../../components/ledger-kind/ledger-kind-looks.ts';
import { LedgerKind } from '../../components/ledger-kind/ledger-kind.tsx';
import { Money } from '../../components/money/money.tsx';
import { StatusBadge } from '../../components/status-badge/status-badge.tsx';
import { statusText } from '../../components/status-badge/statuses.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import type { TransactionListRow } from './transactions.types.ts';
import * as S from './transaction-list-view.styles.ts';

/**
 * Columns of a list of transactions.
 * @param walletId wallet of the list, whose credits have a plus sign
 */
export function useTransactionColumns(
  walletId: string | undefined,
): readonly DataColumn<TransactionListRow>[] {
  const messages = useMessages();
  const { data: texts, flows, money } = messages;
  return useMemo<readonly DataColumn<TransactionListRow>[]>(() => {
    const isIncoming = (row: TransactionListRow) => row.to?.walletId === walletId;
    const otherSide = (row: TransactionListRow) =>
      row.channel?.name ?? (isIncoming(row) ? row.from : row.to)?.username ?? null;
    return [
      {
        id: 'createdAt',
        header: texts.time,
        sortable: true,
        sortFirst: 'descending',
        width: '200px',
        value: (row) => row.createdAt,
        kind: 'moment',
        cell: (row) => <S.Quiet as={DateTime} at={row.createdAt} />,
        card: 'caption',
      },
      {
        id: 'type',
        header: texts.kind,
        sortable: true,
        rowHeader: true,
        value: (row) => money[ledgerKindLooks[row.type].word],
        cell: (row) => <LedgerKind value={row.type} incoming={isIncoming(row)} />,
        card: 'title',
      },
      {
        id: 'details',
        header: texts.details,
        wideOnly: true,
        value: (row) => row.details,
        cell: (row) => <S.Quiet>{row.details}</S.Quiet>,
        card: 'none',
      },
      {
        id: 'party',
        header: flows.transactionThrough,
        value: otherSide,
        cell: (row) => <S.Quiet>{otherSide(row) ?? '–'}</S.Quiet>,
      },
      {
        id: 'status',
        header: texts.status,
        sortable: true,
        value: (row) => row.status,
        fileValue: (row) => statusText('transaction', row.status, messages),
        cell: (row) => <StatusBadge kind="transaction" value={row.status} quiet />,
        card: 'status',
      },
      {
        id: 'fee',
        header: flows.fee,
        sortable: true,
        align: 'end',
        value: (row) => row.fee,
        kind: 'number',
        cell: (row) => <S.Quiet as={Money} value={row.fee} currency={row.currency} />,
      },
      {
        id: 'amount',
        header: texts.amount,
        sortable: true,
        align: 'end',
        value: (row) => row.amount,
        kind: 'number',
        cell: (row) => {
          // Only completed amounts have a sign.
          const hasMoved = row.status === 'completed';
          return (
            <S.Strong
              as={Money}
              value={isIncoming(row) || !hasMoved ? row.amount : `-${row.amount}`}
              currency={row.currency}
              sign={hasMoved ? 'always' : 'never'}
              tone={hasMoved && isIncoming(row) ? 'auto' : 'plain'}
            />
          );
        },
        card: 'amount',
      },
    ];
  }, [walletId, messages, texts, flows, money]);
}
