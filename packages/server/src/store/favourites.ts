import type { Queryable } from './database.ts';

/** Adds a game to a user's favourites; idempotent. */
export const insertFavourite = (db: Queryable, userId: string, gameId: string) =>
  db.run(
    `insert into favourites (user_id, game_id) values ($1, $2)
     on conflict (user_id, game_id) do nothing`,
    [userId, gameId],
  );

export const deleteFavourite = (db: Queryable, userId: string, gameId: string) =>
  db.run('delete from favourites where user_id = $1 and game_id = $2', [userId, gameId]);
