import { DataTable } from '../../components/data-table/data-table.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { statusLooks } from '../../components/status-badge/statuses.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import type { ListViewProps } from '../list-view.types.ts';
import type { BetListRow } from './bets.types.ts';
import { useBetColumns } from './use-bet-columns.tsx';
import { WalletFrame, type WalletFrameProps } from '../wallet/wallet-frame.tsx';

export interface BetListViewProps
  extends ListViewProps<BetListRow>, Omit<WalletFrameProps, 'current' | 'children'> {
  /** Page of the round or game of a bet. */
  betHref?: ((row: BetListRow) => string | undefined) | undefined;
  /** Link to the verification of a bet; without it there is no such column. */
  checkHref?: ((row: BetListRow) => string | undefined) | undefined;
}

/** Bets of a wallet with stake, odds and payout. @source spec §2 (bet.index), §3 (payout, bet meron, bet wala) */
export function BetListView({
  wallet,
  hrefs,
  ownerHref,
  actions,
  betHref,
  checkHref,
  ...list
}: BetListViewProps) {
  const { data: texts, money } = useMessages();
  const columns = useBetColumns(checkHref);
  const statuses = Object.entries(statusLooks.bet).map(([value, { word }]) => ({
    value,
    label: money[word],
  }));

  return (
    <WalletFrame
      wallet={wallet}
      current="bets"
      hrefs={hrefs}
      ownerHref={ownerHref}
      actions={actions}
    >
      <DataTable
        empty={<EmptyState kind="bets" />}
        {...list}
        label={texts.tabBets}
        columns={columns}
        rowId={(row) => row.id}
        impliedSort="-createdAt"
        rowHref={betHref}
        filters={[{ id: 'status', label: texts.status, options: statuses }]}
        csvName={wallet === null ? undefined : `bets-${wallet.owner.username}`}
        storageKey="lobi.table.bets"
      />
    </WalletFrame>
  );
}
