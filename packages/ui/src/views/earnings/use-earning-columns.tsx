import { useMemo } from 'react';
import type { DataColumn } from '../../components/data-table/data-table.types.ts';
import { DateTime } from '../../components/date-time/date-time.tsx';
import { Money } from '../../components/money/money.tsx';
import { StatusBadge } from '../../components/status-badge/status-badge.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import type { EarningListRow } from './earnings.types.ts';
import { EarningKind } from './earning-kind.tsx';
import * as S from './earning-list-view.styles.ts';

const typeWords = {
  turnover: 'earningTurnover',
  ggr: 'earningGgr',
  referral: 'earningReferral',
  promo: 'earningPromo',
} as const;

/** Columns of a list of earnings. @source spec §3 (claimee, type, amount, date) */
export function useEarningColumns(): readonly DataColumn<EarningListRow>[] {
  const { data: words } = useMessages();
  return useMemo<readonly DataColumn<EarningListRow>[]>(
    () => [
      {
        id: 'date',
        header: words.date,
        width: '200px',
        value: (row) => row.date,
        cell: (row) => <S.Quiet as={DateTime} at={row.date} />,
        card: 'caption',
      },
      {
        id: 'claimee',
        header: words.claimee,
        rowHeader: true,
        value: (row) => row.claimee.username,
        cell: (row) => <S.Name>{row.claimee.username}</S.Name>,
        card: 'title',
      },
      {
        id: 'type',
        header: words.kind,
        value: (row) => row.type,
        cell: (row) => <EarningKind label={words[typeWords[row.type]]} day={row.day} />,
      },
      {
        id: 'status',
        header: words.status,
        value: (row) => row.status,
        cell: (row) => <StatusBadge kind="earning" value={row.status} quiet />,
        card: 'status',
      },
      {
        id: 'amount',
        header: words.amount,
        align: 'end',
        value: (row) => row.amount,
        cell: (row) => (
          <S.Strong as={Money} value={row.amount} currency={row.currency} sign="always" />
        ),
        card: 'amount',
      },
    ],
    [words],
  );
}
