import type { Table } from './schemas/table.ts';

/**
 * Returns whether `next` is at least as new as `current`. Balls and totals may be published repeatedly
 * with one version.
 */
export function isNewerTable(current: Table, next: Table): boolean {
  return (
    next.version > current.version || (next.version === current.version && next.at >= current.at)
  );
}
