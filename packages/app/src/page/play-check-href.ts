import { buildPath } from '@lobi/core/routes';

/** Address of the verifier for a play. */
export const playCheckHref = (playId: string): string =>
  buildPath('fairness.show', {}, { play: playId });
