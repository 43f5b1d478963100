import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Table } from '../contract/schemas/table.ts';
import type { Failure } from '../machines/failure.ts';
import { usePlatform } from './platform-provider.tsx';
import { shareEqual } from './share-equal.ts';
import { useWatched } from './use-watched.ts';

/** A watched table. */
export type TableController =
  | { readonly status: 'loading'; readonly table: null; readonly failure: null; retry(): void }
  | { readonly status: 'failed'; readonly table: null; readonly failure: Failure; retry(): void }
  | {
      readonly status: 'ready';
      readonly table: Table;
      readonly failure: null;
      /** Whether the shown data may be outdated. */
      readonly stale: boolean;
      /** Time since which it may be outdated, in milliseconds since 1970; `null` while current. */
      readonly since: number | null;
      retry(): void;
    };

/**
 * Shares equal parts between consecutive snapshots of a table. An event contains the whole table, and
 * components whose part did not change need not render.
 */
function createTableSharing(): (next: Table | null) => Table | null {
  let held: Table | null = null;
  return (next) => {
    held = next && shareEqual(held, next);
    return held;
  };
}

/**
 * Watches the table of a game with shared rounds live: its round, phase and players. `null` watches
 * nothing. `retry` reads it again. Parts that an event does not change keep their identity.
 * @source ours
 */
export function useTable(gameId: string | null): TableController {
  const { watchTable } = usePlatform();
  const actor = useWatched(watchTable, gameId);
  const snapshot = useSelector(actor, (state) => state?.context.snapshot ?? null);
  const failure = useSelector(actor, (state) => state?.context.failure ?? null);
  const since = useSelector(actor, (state) => state?.context.staleSince ?? null);
  const share = useMemo(() => createTableSharing(), []);
  const table = useMemo(() => share(snapshot), [share, snapshot]);
  return useMemo(() => {
    const retry = () => actor?.send({ type: 'RESYNC.REQUESTED' });
    if (table) {
      return { status: 'ready', table, failure: null, stale: since !== null, since, retry };
    }
    if (failure) return { status: 'failed', table: null, failure, retry };
    return { status: 'loading', table: null, failure: null, retry };
  }, [actor, table, failure, since]);
}
