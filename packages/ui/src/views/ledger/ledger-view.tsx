import { mdiAlertOutline, mdiLinkVariant } from '@mdi/js';
import { useMemo } from 'react';
import { DataTable } from '../../components/data-table/data-table.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { ledgerKindLooks } from '../../components/ledger-kind/ledger-kind-looks.ts';
import { Money } from '../../components/money/money.tsx';
import { fillCount } from '../../messages/fill-count.ts';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useKit, useMessages } from '../../primitives/kit-provider/kit-context.ts';
import type { ListViewProps } from '../list-view.types.ts';
import { WalletFrame, type WalletFrameProps } from '../wallet/wallet-frame.tsx';
import { checkLedger, ledgerTotals, type LedgerCheck } from './check-ledger.ts';
import type { LedgerRow } from './ledger.types.ts';
import { useLedgerDays } from './use-ledger-days.tsx';
import { useLedgerColumns } from './use-ledger-columns.tsx';
import * as S from './ledger-view.styles.ts';

export interface LedgerViewProps
  extends ListViewProps<LedgerRow>, Omit<WalletFrameProps, 'current' | 'children'> {
  /** Link to the explanation of an entry. */
  entryHref?: ((row: LedgerRow) => string | undefined) | undefined;
}

const noRows: readonly LedgerRow[] = [];
const impliedSort = '-createdAt';

/**
 * Every ledger entry of a wallet with the balances before and after, by day. A note below shows whether each
 * entry starts with the balance at which the previous one ended.
 * @source spec §2 (ledger.index), §3 (details, status, amount, balances)
 */
export function LedgerView({
  wallet,
  hrefs,
  ownerHref,
  actions,
  entryHref,
  rows,
  ...list
}: LedgerViewProps) {
  const { data: texts, money } = useMessages();
  const days = useLedgerDays();
  const check = useMemo(() => checkLedger(rows ?? noRows), [rows]);
  // Rows that are not sorted by time are not grouped by day.
  const isByTime = (list.query.sort ?? impliedSort).endsWith('createdAt');
  const columns = useLedgerColumns(check.broken, isByTime);
  const kinds = Object.entries(ledgerKindLooks).map(([value, { word }]) => ({
    value,
    label: money[word],
  }));

  return (
    <WalletFrame
      wallet={wallet}
      current="ledger"
      hrefs={hrefs}
      ownerHref={ownerHref}
      actions={actions}
    >
      <DataTable
        empty={<EmptyState kind="ledger" />}
        {...list}
        label={texts.ledgerTitle}
        columns={columns}
        rows={rows}
        rowId={(row) => row.id}
        impliedSort={impliedSort}
        rowHref={entryHref}
        searchLabel={texts.ledgerDetailsOrNumber}
        filters={[{ id: 'kind', label: texts.kind, options: kinds }]}
        groupBy={isByTime ? days : undefined}
        summary={rows && rows.length > 0 && <PageTotals rows={rows} />}
        foot={rows && rows.length > 0 && <ChainNote check={check} />}
        csvName={wallet === null ? undefined : `ledger-${wallet.owner.username}`}
        storageKey="lobi.table.ledger"
      />
    </WalletFrame>
  );
}

function PageTotals({ rows }: { rows: readonly LedgerRow[] }) {
  const { messages, locale, currency: kitCurrency } = useKit();
  const { data: texts } = messages;
  const currency = rows[0]?.currency ?? kitCurrency.code;
  const { incoming, outgoing } = ledgerTotals(rows, currency);
  const [inBefore = '', inAfter = ''] = texts.ledgerIn.split('{amount}');
  const [outBefore = '', outAfter = ''] = texts.ledgerOut.split('{amount}');
  return (
    <>
      {fillCount(texts.rows, rows.length, locale)} · {inBefore}
      <b>
        <Money value={incoming} currency={currency} sign="always" />
      </b>
      {inAfter} · {outBefore}
      <b>
        <Money value={outgoing} currency={currency} />
      </b>
      {outAfter}
    </>
  );
}

/**
 * Shows whether the balances are continuous, or the number of rows that break them; nothing if rows are
 * missing.
 */
function ChainNote({ check }: { check: LedgerCheck }) {
  const { messages, locale } = useKit();
  const { data: texts } = messages;
  const broken = check.broken.size;
  if (broken === 0 && !check.complete) return null;
  return (
    <S.Chain data-broken={flag(broken > 0)} className="lobi-LedgerView-chain">
      <Icon path={broken > 0 ? mdiAlertOutline : mdiLinkVariant} size={16} />
      {broken > 0 ? fillCount(texts.ledgerChainBroken, broken, locale) : texts.ledgerChainWhole}
    </S.Chain>
  );
}
