import { useMemo } from 'react';
import type { DataColumn } from '../../components/data-table/data-table.types.ts';
import { Money } from '../../components/money/money.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import type { EarningListRow } from './earnings.types.ts';
import { EarningKind } from './earning-kind.tsx';
import { Strong } from '../list-cells.styles.ts';
import { statusColumn, timeColumn } from '../list-columns.tsx';
import * as S from './earning-list-view.styles.ts';

const typeTexts = {
  turnover: 'earningTurnover',
  ggr: 'earningGgr',
  referral: 'earningReferral',
  promo: 'earningPromo',
} as const;

/** Columns of a list of earnings. @source spec §3 (claimee, type, amount, date) */
export function useEarningColumns(): readonly DataColumn<EarningListRow>[] {
  const messages = useMessages();
  const { data: texts } = messages;
  return useMemo<readonly DataColumn<EarningListRow>[]>(
    () => [
      timeColumn(texts.date, (row) => row.date),
      {
        id: 'claimee',
        header: texts.claimee,
        rowHeader: true,
        value: (row) => row.claimee.username,
        cell: (row) => <S.Name>{row.claimee.username}</S.Name>,
        card: 'title',
      },
      {
        id: 'type',
        header: texts.kind,
        sortable: true,
        value: (row) => row.type,
        fileValue: ({ type, day }) => [texts[typeTexts[type]], day].filter(Boolean).join(', '),
        cell: (row) => <EarningKind label={texts[typeTexts[row.type]]} day={row.day} />,
      },
      statusColumn('earning', messages),
      {
        id: 'amount',
        header: texts.amount,
        sortable: true,
        align: 'end',
        value: (row) => row.amount,
        kind: 'number',
        cell: (row) => (
          <Strong as={Money} value={row.amount} currency={row.currency} sign="always" />
        ),
        card: 'amount',
      },
    ],
    [messages, texts],
  );
}
