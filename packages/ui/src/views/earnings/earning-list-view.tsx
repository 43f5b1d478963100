import { useMemo } from 'react';
import { DataTable } from '../../components/data-table/data-table.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import type { DataColumn } from '../../components/data-table/data-table.types.ts';
import { DateTime } from '../../components/date-time/date-time.tsx';
import { Money } from '../../components/money/money.tsx';
import { StatusBadge } from '../../components/status-badge/status-badge.tsx';
import { statusLooks, type StatusOf } from '../../components/status-badge/statuses.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import type { ListViewProps } from '../list-view.types.ts';
import { WalletFrame, type WalletFrameProps } from '../wallet/wallet-frame.tsx';
import * as S from '../users/user-list-view.styles.ts';

/** What an agent earned, as the platform sends it. Money is decimal text. */
export interface EarningListRow {
  readonly id: string;
  readonly claimee: { readonly id: string; readonly username: string };
  readonly type: 'turnover' | 'ggr' | 'referral' | 'promo';
  readonly amount: string;
  readonly currency: string;
  readonly status: StatusOf<'earning'>;
  /** ISO 8601. */
  readonly date: string;
}

export interface EarningListViewProps
  extends ListViewProps<EarningListRow>, Omit<WalletFrameProps, 'current' | 'children'> {}

const typeWords = {
  turnover: 'earningTurnover',
  ggr: 'earningGgr',
  referral: 'earningReferral',
  promo: 'earningPromo',
} as const;

/** Earnings of an agent. @source spec §2 (earning.index), §3 (claimee, type, amount, date) */
export function EarningListView({
  wallet,
  hrefs,
  ownerHref,
  actions,
  ...list
}: EarningListViewProps) {
  const { messages } = useKit();
  const { data: words, money } = messages;
  const columns = useMemo<readonly DataColumn<EarningListRow>[]>(
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
        cell: (row) => <S.User>{row.claimee.username}</S.User>,
        card: 'title',
      },
      {
        id: 'type',
        header: words.kind,
        value: (row) => row.type,
        cell: (row) => words[typeWords[row.type]],
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
  const statuses = Object.entries(statusLooks.earning).map(([value, { word }]) => ({
    value,
    label: money[word],
  }));

  return (
    <WalletFrame
      wallet={wallet}
      current="earnings"
      hrefs={hrefs}
      ownerHref={ownerHref}
      actions={actions}
    >
      <DataTable
        empty={<EmptyState kind="earnings" />}
        {...list}
        label={words.tabEarnings}
        columns={columns}
        rowId={(row) => row.id}
        filters={[{ id: 'status', label: words.status, options: statuses }]}
        csvName={wallet === null ? undefined : `earnings-${wallet.owner.username}`}
        storageKey="lobi.table.earnings"
      />
    </WalletFrame>
  );
}
