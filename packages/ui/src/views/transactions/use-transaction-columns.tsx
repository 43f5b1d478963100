import { useMemo } from 'react';
import type { DataColumn } from '../../components/data-table/data-table.types.ts';
import { ledgerKindLooks } from '../../components/ledger-kind/ledger-kind-looks.ts';
import { LedgerKind } from '../../components/ledger-kind/ledger-kind.tsx';
import { Money } from '../../components/money/money.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import type { TransactionListRow } from './transactions.types.ts';
import { Quiet, Strong } from '../list-cells.styles.ts';
import { statusColumn, timeColumn } from '../list-columns.tsx';

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
        ...timeColumn<TransactionListRow>(texts.time, (row) => row.createdAt),
        sortFirst: 'descending',
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
        cell: (row) => <Quiet>{row.details}</Quiet>,
        card: 'none',
      },
      {
        id: 'party',
        header: flows.transactionThrough,
        value: otherSide,
        cell: (row) => <Quiet>{otherSide(row) ?? '–'}</Quiet>,
      },
      statusColumn('transaction', messages),
      {
        id: 'fee',
        header: flows.fee,
        sortable: true,
        align: 'end',
        value: (row) => row.fee,
        kind: 'number',
        cell: (row) => <Quiet as={Money} value={row.fee} currency={row.currency} />,
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
            <Strong
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
