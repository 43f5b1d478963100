import type { ChangeFact, ChangeFactName } from '@lobi/core/contract';

/** One line of a change, or none if nothing changes. */
export const fact = (
  name: ChangeFactName,
  before: string | null,
  after: string | null,
): ChangeFact[] => (before === after ? [] : [{ name, before, after }]);
