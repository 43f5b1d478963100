import type { Table } from '@lobi/core/contract';
import type { PlayController } from '@lobi/core/react';
import { useEffect, useRef } from 'react';

/**
 * Requests the outcome of an open play whenever it may have changed: its round has ended, or was paid.
 * @param table `null` while it is not loaded
 */
export function useOpenPlay({ open, refresh }: PlayController, table: Table | null): void {
  const requestedFor = useRef<string | undefined>(undefined);
  const isOver =
    table !== null &&
    open !== null &&
    (table.phase === 'settled' || open.round?.id !== table.round.id);
  const step = table && `${table.round.id}/${table.phase}/${table.version}`;
  useEffect(() => {
    if (!isOver || step === null || requestedFor.current === step) return;
    requestedFor.current = step;
    refresh();
  }, [isOver, step, refresh]);
}
