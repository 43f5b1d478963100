import type { PlatformClient } from '@lobi/core';
import type { Game } from '@lobi/core/contract';
import { gameManifestOf } from '@lobi/core/games';
import { preloadStage } from './game-engine.tsx';

/** Loads the stage of a game, and the player's earlier plays, which a game with shared rounds does not show. */
export async function preloadGame(
  { id, engine }: Pick<Game, 'id' | 'engine'>,
  client: Pick<PlatformClient, 'play'>,
): Promise<void> {
  const manifest = gameManifestOf(engine);
  if (manifest && manifest.play !== 'rounds') client.play(id);
  await preloadStage(engine);
}
