import type { ReturnRange } from './instant-game.ts';

/** A game with shared rounds: the properties common to all of its tables. */
export interface RoundGame {
  /** Its tables by engine. */
  readonly tables: Readonly<Record<string, unknown>>;
  /** Return to player of a table. */
  returnOf(engine: string): ReturnRange;
}
