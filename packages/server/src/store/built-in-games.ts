import type { Currency, GameCategory } from '@lobi/core/contract';
import { v7 as uuid } from 'uuid';
import type { Queryable } from './database.ts';

/** A built-in game that is new; amounts in minor units. */
export interface NewBuiltInGame {
  /** Key of the game on the platform, unique per currency. */
  readonly key: string;
  readonly title: string;
  readonly category: GameCategory;
  readonly engine: string;
  readonly provider: string;
  readonly currency: Currency;
  readonly minimumStake: bigint;
  readonly maximumStake: bigint;
}

/** Inserts built-in games; an existing one stays unchanged. */
export async function insertBuiltInGame(db: Queryable, game: NewBuiltInGame): Promise<void> {
  await db.run(
    `insert into games (id, title, category, engine, provider, currency, minimum_stake,
       maximum_stake, takeout_bp, minimum_odds, confirm_seconds, last_call_seconds, selections,
       declarator_id, house, key)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 0, 100, 0, 0, '{}', null, true, $9)
     on conflict do nothing`,
    [
      uuid(),
      game.title,
      game.category,
      game.engine,
      game.provider,
      game.currency,
      game.minimumStake,
      game.maximumStake,
      game.key,
    ],
  );
}
