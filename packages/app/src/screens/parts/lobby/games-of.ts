import type { Game } from '@lobi/core/contract';

/** Games by their ids, in the order of the ids; those that are not in the lobby are left out. */
export function gamesOf(ids: readonly string[], games: readonly Game[]): Game[] {
  const byId = new Map(games.map((game) => [game.id, game]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
