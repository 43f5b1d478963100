import type { FakeTransaction, World } from './world.ts';

/**
 * Returns whether the money of a request was reversed afterwards; then no report and no limit counts it.
 */
export const wasReversed = ({ ledger }: World, { id }: Pick<FakeTransaction, 'id'>): boolean =>
  [...ledger.values()].some((entries) =>
    entries.some(({ kind, reference }) => kind === 'correction' && reference === id),
  );
