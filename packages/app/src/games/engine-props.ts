import type { Game } from '@lobi/core/contract';
import type { RoundController } from '@lobi/core/react';

/** Properties of every engine's stage and console. */
export interface EngineProps {
  readonly game: Game;
  /** The current round; `null` before the first. */
  readonly round: RoundController | null;
}
