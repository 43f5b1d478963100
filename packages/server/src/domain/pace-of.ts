import type { GameCategory } from '@lobi/core/contract';
import type { Engines } from '@lobi/core/games';
import type { PolicyPack } from '@lobi/core/policy';

/** A game as far as its pace goes. */
interface PacedGame {
  readonly engine: string;
  readonly category: GameCategory;
}

/**
 * Least time between two plays of one player, in ms: the game's own, or the longer one of the jurisdiction.
 * 0 where rounds set the pace.
 * @source ours – after RTS 14D and 14G
 */
export function cycleMsOf(
  { engine, category }: PacedGame,
  policy: PolicyPack,
  engines: Pick<Engines, 'factsOf'>,
): number {
  const { minimumCycleMs, isTable, returnBp } = engines.factsOf(engine);
  if (isTable || returnBp === null) return minimumCycleMs;
  return Math.max(minimumCycleMs, policy.minimumCycleMs[category] ?? 0);
}
