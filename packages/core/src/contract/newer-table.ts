import type { Table } from './schemas/table.ts';

/**
 * Is `next` at least as new as `current`? Balls and totals may be published again under one
 * version.
 */
export function isNewerTable(current: Table, next: Table): boolean {
  return (
    next.version > current.version || (next.version === current.version && next.at >= current.at)
  );
}
