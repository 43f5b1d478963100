import { replaceEqualDeep } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Table } from '../contract/schemas/table.ts';
import type { Failure } from '../machines/failure.ts';
import { usePlatform } from './platform-provider.tsx';
import { useWatched } from './use-watched.ts';

/** A table that is watched. */
export type TableController =
  | { readonly status: 'loading'; readonly table: null; readonly failure: null; retry(): void }
  | { readonly status: 'failed'; readonly table: null; readonly failure: Failure; retry(): void }
  | {
      readonly status: 'ready';
      readonly table: Table;
      readonly failure: null;
      /** Whether the shown data may be outdated. */
      readonly stale: boolean;
      /** Since when, in milliseconds since 1970; `null` while current. */
      readonly since: number | null;
      retry(): void;
    };

/**
 * Tables of one game, each made of the parts of the one before that are equal in both. A message
 * brings the whole table, and parts of a page that show what did not change need not render.
 */
function createTableSharing(): (next: Table | null) => Table | null {
  let held: Table | null = null;
  return (next) => {
    held = next && replaceEqualDeep(held, next);
    return held;
  };
}

/**
 * Watches the table of a game with shared rounds live: its round, its phase, who plays. `null`
 * watches nothing. `retry` reads it again. What a message does not change stays the same object.
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
