import { roundGameOf } from './round-games.ts';
import type { ReturnRange } from './instant-game.ts';
import { instantGames } from './instant-games.ts';
import { minimumCycleMs, type Pace } from './pace.ts';

/** Returns whether this engine has shared rounds at a table. The arena has rounds of its own. */
export const isTableEngine = (engine: string): boolean => roundGameOf(engine) !== undefined;

/** Facts about a game that must be known before it is played. */
export interface EngineFacts {
  /** Theoretical return in basis points, over all choices; `null` for pool games. */
  readonly returnBp: ReturnRange | null;
  readonly isTable: boolean;
  /** Kind of pace; `timed` where rounds set it, and for engines without draws of ours. */
  readonly pace: Pace;
  /** Default minimum time between two plays of one player, in ms; 0 where rounds set the pace. */
  readonly minimumCycleMs: number;
}

/** Facts that follow from the pace. */
export const pacedFacts = (pace: Pace): Pick<EngineFacts, 'pace' | 'minimumCycleMs'> => ({
  pace,
  minimumCycleMs: minimumCycleMs[pace],
});

/** Facts of an engine; an engine without draws of ours has neither a return nor a pace. */
export function engineFacts(engine: string): EngineFacts {
  const rounds = roundGameOf(engine);
  if (rounds) return { ...pacedFacts('timed'), returnBp: rounds.returnOf(engine), isTable: true };
  const game = instantGames.get(engine);
  return {
    ...pacedFacts(game?.pace ?? 'timed'),
    returnBp: game?.returnBp ?? null,
    isTable: false,
  };
}
