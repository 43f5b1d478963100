import type { LedgerEntry } from '@lobi/core/contract';
import { usePlatform } from '@lobi/core/react';
import type { LedgerViewProps } from '@lobi/ui/data';
import { useCallback } from 'react';
import { isLedgerKind } from './is-ledger-kind.ts';

/** Reads all entries of a wallet that match a search and a filter, in parts, oldest first. */
export function useAllMovements(walletId: string): NonNullable<LedgerViewProps['onReadAll']> {
  const { api } = usePlatform();
  return useCallback(
    async ({ search, filters }, { signal, onProgress }) => {
      const { kind } = filters;
      const parameters = {
        ...(search === '' ? {} : { search }),
        ...(isLedgerKind(kind) ? { kind } : {}),
      };
      const rows: LedgerEntry[] = [];
      let after: number | null = 0;
      while (after !== null) {
        const query: typeof parameters & { after: number } = { ...parameters, after };
        const part = await api.call('ledger.export', { params: { walletId }, query }, { signal });
        rows.push(...part.data);
        onProgress(part.meta.total === 0 ? 1 : rows.length / part.meta.total);
        after = part.meta.next;
      }
      return rows;
    },
    [api, walletId],
  );
}
