import type { FakeTransaction, World } from './world.ts';

/** Was the money of a request taken back afterwards? Then no figure and no limit counts it. */
export const wasReversed = ({ ledger }: World, { id }: Pick<FakeTransaction, 'id'>): boolean =>
  [...ledger.values()].some((entries) =>
    entries.some(({ kind, reference }) => kind === 'correction' && reference === id),
  );
