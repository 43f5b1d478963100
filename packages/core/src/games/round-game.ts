import type { ReturnRange } from './instant-game.ts';

/** A game whose rounds everyone shares, as far as all of its tables have it in common. */
export interface RoundGame {
  /** Its tables by engine. */
  readonly tables: Readonly<Record<string, unknown>>;
  /** Return to player of a table. */
  returnOf(engine: string): ReturnRange;
}
