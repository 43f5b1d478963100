import { mdiArrowRight } from '@mdi/js';
import { useMemo, type ReactNode } from 'react';
import { DataTable } from '../../components/data-table/data-table.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import type { LedgerRow } from '../ledger/ledger.types.ts';
import { useLedgerColumns } from '../ledger/use-ledger-columns.tsx';
import { useLedgerDays } from '../ledger/use-ledger-days.tsx';
import * as S from './wallet-movements.styles.ts';

export interface WalletMovementsProps {
  /** Newest first; `undefined` before the first response. */
  rows: readonly LedgerRow[] | undefined;
  /** Link to all entries. */
  allHref?: string | undefined;
  /** Link to the explanation of an entry. */
  rowHref?: ((row: LedgerRow) => string | undefined) | undefined;
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Shown if there are no entries. */
  empty?: ReactNode;
}

const none: ReadonlySet<string> = new Set();

/**
 * The newest entries of a wallet by day, with a link to all of them.
 * @source ui-kit 1.6 (ledger of a wallet and of a user)
 */
export function WalletMovements({
  rows,
  allHref,
  rowHref,
  error,
  onRetry,
  empty = <EmptyState kind="ledger" />,
}: WalletMovementsProps) {
  const { data: texts } = useMessages();
  const all = useLedgerColumns(rows ? checkLedger(rows).broken : none, true);
  // Entries grouped by day are always sorted by time.
  const columns = useMemo(
    () => all.map((column) => ({ ...column, sortable: column.id === 'createdAt' })),
    [all],
  );
  const days = useLedgerDays();
  return (
    <>
      <S.Head>
        <h2>{texts.walletRecent}</h2>
        {allHref !== undefined && (
          <S.More as={KitLink} href={allHref}>
            {texts.walletAll}
            <Icon path={mdiArrowRight} size={16} flip />
          </S.More>
        )}
      </S.Head>
      <DataTable
        label={texts.walletRecent}
        settings={false}
        paging={false}
        groupBy={days}
        impliedSort="-createdAt"
        columns={columns}
        rows={rows}
        rowId={(row) => row.id}
        rowHref={rowHref}
        error={error}
        onRetry={onRetry}
        empty={empty}
      />
    </>
  );
}
