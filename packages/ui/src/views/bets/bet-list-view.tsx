import { useMemo } from 'react';
import { DataTable } from '../../components/data-table/data-table.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import type { DataColumn } from '../../components/data-table/data-table.types.ts';
import { DateTime } from '../../components/date-time/date-time.tsx';
import { Money } from '../../components/money/money.tsx';
import { compareAmounts } from '../../components/odds/amount-math.ts';
import { Odds } from '../../components/odds/odds.tsx';
import { OutcomeMark } from '../../components/odds/outcome-mark.tsx';
import { StatusBadge } from '../../components/status-badge/status-badge.tsx';
import { statusLooks, type StatusOf } from '../../components/status-badge/statuses.ts';
import { fill } from '../../messages/fill.ts';
import type { KitMessages } from '../../messages/kit-messages.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import type { ListViewProps } from '../list-view.types.ts';
import { WalletFrame, type WalletFrameProps } from '../wallet/wallet-frame.tsx';
import * as S from './bet-list-view.styles.ts';

/** One bet, as the platform sends it. Money is decimal text. */
export interface BetListRow {
  readonly id: string;
  readonly roundNumber: number;
  readonly game: { readonly id: string; readonly title: string };
  readonly selection: 'meron' | 'wala' | 'draw';
  readonly amount: string;
  readonly currency: string;
  readonly status: StatusOf<'bet'>;
  /** Return per 100; `null` until settled. */
  readonly odds: number | null;
  /** Money returned, stake included; `null` until settled. */
  readonly payout: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
}

export interface BetListViewProps
  extends ListViewProps<BetListRow>, Omit<WalletFrameProps, 'current' | 'children'> {
  /** Page of the round or game behind a bet. */
  betHref?: ((row: BetListRow) => string | undefined) | undefined;
}

const sideWords = {
  meron: 'selectionMeron',
  wala: 'selectionWala',
  draw: 'selectionDraw',
} as const;

/** A returned stake is not a win, so only more than the stake is painted as one. */
function isGain({ payout, amount, currency }: BetListRow): boolean {
  return payout !== null && compareAmounts(payout, amount, currency) > 0;
}

function titleOf(row: BetListRow, { data, money }: KitMessages): string {
  const selection = money[sideWords[row.selection]];
  return fill(data.betOn, { selection, number: row.roundNumber });
}

/** Bets of a wallet with stake, odds and payout. @source spec §2 (bet.index), §3 (payout, bet meron, bet wala) */
export function BetListView({
  wallet,
  hrefs,
  ownerHref,
  actions,
  betHref,
  ...list
}: BetListViewProps) {
  const { messages } = useKit();
  const { data: words, money } = messages;
  const columns = useMemo<readonly DataColumn<BetListRow>[]>(
    () => [
      {
        id: 'createdAt',
        header: words.time,
        sortable: true,
        sortFirst: 'descending',
        width: '200px',
        value: (row) => row.createdAt,
        cell: (row) => <S.Quiet as={DateTime} at={row.createdAt} />,
        card: 'caption',
      },
      {
        id: 'bet',
        header: words.details,
        rowHeader: true,
        value: (row) => `${titleOf(row, messages)} · ${row.game.title}`,
        cell: (row) => (
          <S.Bet>
            <OutcomeMark outcome={row.selection} />
            <span>
              {titleOf(row, messages)}
              <small>{row.game.title}</small>
            </span>
          </S.Bet>
        ),
        card: 'title',
      },
      {
        id: 'status',
        header: words.status,
        value: (row) => row.status,
        cell: (row) => <StatusBadge kind="bet" value={row.status} quiet />,
        card: 'status',
      },
      {
        id: 'amount',
        header: words.betStake,
        align: 'end',
        value: (row) => row.amount,
        cell: (row) => <S.Strong as={Money} value={row.amount} currency={row.currency} />,
        card: 'amount',
      },
      {
        id: 'odds',
        header: words.betOdds,
        align: 'end',
        value: (row) => row.odds,
        cell: (row) => <Odds value={row.odds} />,
      },
      {
        id: 'payout',
        header: words.betPayout,
        align: 'end',
        value: (row) => row.payout,
        cell: (row) =>
          row.payout === null ? (
            <S.Quiet>–</S.Quiet>
          ) : (
            <S.Strong
              as={Money}
              value={row.payout}
              currency={row.currency}
              sign="always"
              tone={isGain(row) ? 'auto' : 'plain'}
            />
          ),
      },
    ],
    [messages, words],
  );
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
        label={words.tabBets}
        columns={columns}
        rowId={(row) => row.id}
        impliedSort="-createdAt"
        rowHref={betHref}
        filters={[{ id: 'status', label: words.status, options: statuses }]}
        csvName={wallet === null ? undefined : `bets-${wallet.owner.username}`}
        storageKey="lobi.table.bets"
      />
    </WalletFrame>
  );
}
