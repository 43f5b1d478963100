import { isNewerTable } from '../../contract/newer-table.ts';
import type { Table } from '../../contract/schemas/table.ts';
import { createFeedMachine, type FeedEffects } from '../feed/feed.machine.ts';

/** Effects of the table machine. */
export type TableEffects = Omit<FeedEffects<Table>, 'mayReplace'>;

/**
 * A table that is watched, through all its rounds. A snapshot is only replaced by one that
 * `isNewerTable`, so no round comes back and no ball is taken back.
 * @source ours
 */
export function createTableMachine(effects: TableEffects) {
  return createFeedMachine<Table>('table', { ...effects, mayReplace: isNewerTable });
}

/** Type of the table machine. */
export type TableMachine = ReturnType<typeof createTableMachine>;
