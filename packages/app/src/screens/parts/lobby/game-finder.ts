import type { Game } from '@lobi/core/contract';

/** Finds games by their ids, in the given order; omits those that are not in the lobby. */
export function gameFinder(games: readonly Game[]): (ids: readonly string[]) => Game[] {
  const byId = new Map(games.map((game) => [game.id, game]));
  return (ids) => ids.flatMap((id) => byId.get(id) ?? []);
}
