import { buildPath } from '@lobi/core/routes';

/** Where a play is computed again. */
export const playCheckHref = (playId: string): string =>
  buildPath('fairness.show', {}, { play: playId });
