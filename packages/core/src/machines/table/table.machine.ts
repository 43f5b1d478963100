import { isNewerTable } from '../../contract/newer-table.ts';
import type { Table } from '../../contract/schemas/table.ts';
import { createFeedMachine, type FeedEffects } from '../feed/feed.machine.ts';

/** Effects of the table machine. */
export type TableEffects = Omit<FeedEffects<Table>, 'mayReplace'>;

/**
 * A watched table with all its rounds. A snapshot is only replaced by one that `isNewerTable`, so that
 * neither rounds nor balls run backwards.
 * @source ours
 */
export function createTableMachine(effects: TableEffects) {
  return createFeedMachine<Table>('table', { ...effects, mayReplace: isNewerTable });
}

/** Type of the table machine. */
export type TableMachine = ReturnType<typeof createTableMachine>;
