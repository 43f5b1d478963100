import { DataTable } from '../../components/data-table/data-table.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import {
  statusLooks,
  statusLabel,
  type StatusKind,
} from '../../components/status-badge/statuses.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import type { ListViewProps } from '../list-view.types.ts';
import { WalletFrame, type WalletFrameProps } from '../wallet/wallet-frame.tsx';
import type { TransactionListRow } from './transactions.types.ts';
import { useTransactionColumns } from './use-transaction-columns.tsx';

export interface TransactionListViewProps
  extends ListViewProps<TransactionListRow>, Omit<WalletFrameProps, 'current' | 'children'> {
  /** Page of a transaction, if the user may open it. */
  transactionHref?: ((row: TransactionListRow) => string | undefined) | undefined;
}

/** Transactions of a wallet, by type and status. @source spec §2 (transaction.index), §4 (type, status) */
export function TransactionListView({
  wallet,
  hrefs,
  ownerHref,
  actions,
  transactionHref,
  ...list
}: TransactionListViewProps) {
  const messages = useMessages();
  const { data: texts } = messages;
  const columns = useTransactionColumns(wallet?.id);
  const optionsOf = (kind: StatusKind) =>
    Object.entries(statusLooks[kind]).map(([value, look]) => ({
      value,
      label: statusLabel(look, messages),
    }));

  return (
    <WalletFrame
      wallet={wallet}
      current="transactions"
      hrefs={hrefs}
      ownerHref={ownerHref}
      actions={actions}
    >
      <DataTable
        empty={<EmptyState kind="transactions" />}
        {...list}
        label={texts.tabTransactions}
        columns={columns}
        rowId={(row) => row.id}
        impliedSort="-createdAt"
        rowHref={transactionHref}
        filters={[
          { id: 'type', label: texts.kind, options: optionsOf('transaction-type') },
          { id: 'status', label: texts.status, options: optionsOf('transaction') },
        ]}
        csvName={wallet === null ? undefined : `transactions-${wallet.owner.username}`}
        storageKey="lobi.table.transactions"
      />
    </WalletFrame>
  );
}
