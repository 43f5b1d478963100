import type { Table } from '@lobi/core/contract';
import { useTable } from '@lobi/core/react';
import { ErrorPage } from '@lobi/ui';
import type { ReactNode } from 'react';
import { ScreenLoading } from '../../page/screen-loading.tsx';

export interface TableGateProps<Engine extends Table['state']['engine']> {
  readonly gameId: string;
  readonly engine: Engine;
  /** `refresh` reads the table again. */
  readonly children: (table: TableOf<Engine>, isStale: boolean, refresh: () => void) => ReactNode;
}

/** A table with the state type of one engine. */
export type TableOf<Engine extends Table['state']['engine']> = Table & {
  readonly state: Extract<Table['state'], { engine: Engine }>;
};

const isOf = <Engine extends Table['state']['engine']>(
  table: Table,
  engine: Engine,
): table is TableOf<Engine> => table.state.engine === engine;

/** Renders a stage once its table is loaded, or the reason why it is not. */
export function TableGate<Engine extends Table['state']['engine']>({
  gameId,
  engine,
  children,
}: TableGateProps<Engine>) {
  const watched = useTable(gameId);
  if (watched.status === 'failed') {
    const { reference } = watched.failure;
    return <ErrorPage code="500" reference={reference} homeHref="/game" onRetry={watched.retry} />;
  }
  if (watched.status === 'loading') return <ScreenLoading />;
  const { table, stale, retry } = watched;
  if (!isOf(table, engine)) return <ErrorPage code="maintenance" homeHref="/game" />;
  return children(table, stale, retry);
}
