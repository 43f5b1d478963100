import type { GameCategory } from '@lobi/core/contract';
import type { Engines } from '@lobi/core/games';
import type { PolicyPack } from '@lobi/core/policy';

/** Properties of a game that determine its pace. */
interface PacedGame {
  readonly engine: string;
  readonly category: GameCategory;
}

/**
 * Minimum time between two plays of one player, in ms: that of the game or of the jurisdiction,
 * whichever is longer. The pace of casino games is set by the jurisdiction alone. 0 if rounds set the
 * pace.
 * @source ours – after RTS 14D and 14G
 */
export function cycleMsOf(
  { engine, category }: PacedGame,
  policy: PolicyPack,
  engines: Pick<Engines, 'factsOf'>,
): number {
  const { pace, minimumCycleMs } = engines.factsOf(engine);
  if (pace === 'timed') return minimumCycleMs;
  const required = policy.minimumCycleMs;
  const ownMs = pace === 'casino' ? (required.casino ?? minimumCycleMs) : minimumCycleMs;
  return Math.max(ownMs, required[category] ?? 0);
}
