import type { ReactNode } from 'react';
import { DataTable } from '../../components/data-table/data-table.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { statusLooks } from '../../components/status-badge/statuses.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import type { ListViewProps } from '../list-view.types.ts';
import type { EarningListRow } from './earnings.types.ts';
import { useEarningColumns } from './use-earning-columns.tsx';
import { WalletFrame, type WalletFrameProps } from '../wallet/wallet-frame.tsx';

export interface EarningListViewProps
  extends ListViewProps<EarningListRow>, Omit<WalletFrameProps, 'current' | 'children'> {
  /** Content above the list, e.g. the totals and the claim button. */
  summary?: ReactNode;
  /** Returns the address of the page of an earning. */
  earningHref?: ((row: EarningListRow) => string | undefined) | undefined;
}

/** Earnings of an agent. @source spec §2 (earning.index), §3 (claimee, type, amount, date) */
export function EarningListView({
  wallet,
  hrefs,
  ownerHref,
  actions,
  summary,
  earningHref,
  ...list
}: EarningListViewProps) {
  const { data: texts, money } = useMessages();
  const columns = useEarningColumns();
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
      {summary}
      <DataTable
        empty={<EmptyState kind="earnings" />}
        {...list}
        label={texts.tabEarnings}
        columns={columns}
        rowId={(row) => row.id}
        rowHref={earningHref}
        filters={[{ id: 'status', label: texts.status, options: statuses }]}
        csvName={wallet === null ? undefined : `earnings-${wallet.owner.username}`}
        storageKey="lobi.table.earnings"
      />
    </WalletFrame>
  );
}
