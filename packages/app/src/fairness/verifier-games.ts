import { familyOf, gameManifestOf } from '@lobi/core/games';
import type { OwnGameParts } from '../config/own-games.ts';

/**
 * Returns whether plays of this engine can be recomputed: all built-in games, and custom games with
 * rules.
 */
export const canVerify = (engine: string, ownGames: readonly OwnGameParts[] = []): boolean =>
  gameManifestOf(engine) !== undefined ||
  ownGames.some(({ name, rulesOf }) => rulesOf !== undefined && name === familyOf(engine));

/** A valid choice of a game, as JSON. */
export function sampleChoice(engine: string): string {
  const manifest = gameManifestOf(engine);
  return manifest ? JSON.stringify(manifest.sample) : '';
}
