import type { Game } from '@lobi/core/contract';
import type { RoundController } from '@lobi/core/react';

/** What every engine's stage and desk are given. */
export interface EngineProps {
  readonly game: Game;
  /** The current round; `null` before the first. */
  readonly round: RoundController | null;
}
