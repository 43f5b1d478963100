import { familyOf, gameManifestOf } from '@lobi/core/games';
import type { OwnGameParts } from '../config/own-games.ts';

/** Can a play of this engine be computed again? Of every built-in game it can, and of own games with rules. */
export const canVerify = (engine: string, own: readonly OwnGameParts[] = []): boolean =>
  gameManifestOf(engine) !== undefined ||
  own.some(({ name, rulesOf }) => rulesOf !== undefined && name === familyOf(engine));

/** A choice that a game takes, as JSON. */
export function sampleChoice(engine: string): string {
  const manifest = gameManifestOf(engine);
  return manifest ? JSON.stringify(manifest.sample) : '';
}
