import { gameManifestOf } from '@lobi/core/games';

/** Can a play of this engine be computed again? Of every built-in game it can. */
export const canVerify = (engine: string): boolean => gameManifestOf(engine) !== undefined;

/** A choice that a game takes, as JSON. */
export function sampleChoice(engine: string): string {
  const manifest = gameManifestOf(engine);
  return manifest ? JSON.stringify(manifest.sample) : '';
}
