import type { RoundStatus } from '../../../components/game-card/game.types.ts';
import type { Outcome } from '../../../components/odds/outcome.ts';
import type { ArenaRound } from '../arena.types.ts';

/** What the board without a broadcast shows of a fight. */
export type ArenaScene =
  | 'empty'
  | 'resting'
  | 'betting'
  | 'facing'
  | 'fight'
  | 'meron'
  | 'wala'
  | 'level';

/** Positions and motion of both birds, lights, and the winner. */
export interface Staging {
  readonly birds: 'away' | 'resting' | 'corners' | 'facing' | 'circling';
  readonly light: 'low' | 'full' | 'dim' | 'ring';
  readonly winner?: 'meron' | 'wala';
}

/** Staging of each scene: both sides are the same in all without a winner. @source ours */
export const stagings: Readonly<Record<ArenaScene, Staging>> = {
  empty: { birds: 'away', light: 'low' },
  resting: { birds: 'resting', light: 'low' },
  betting: { birds: 'corners', light: 'full' },
  facing: { birds: 'facing', light: 'dim' },
  fight: { birds: 'circling', light: 'ring' },
  meron: { birds: 'corners', light: 'full', winner: 'meron' },
  wala: { birds: 'corners', light: 'full', winner: 'wala' },
  level: { birds: 'corners', light: 'full' },
};

/** Scene of each status; `result` is the scene of the declared result. */
const statusScenes: Readonly<Record<RoundStatus, ArenaScene | 'result'>> = {
  standby: 'resting',
  open: 'betting',
  'last-call': 'facing',
  closed: 'fight',
  declared: 'result',
  settling: 'result',
  settled: 'result',
  cancelled: 'level',
};

const resultScenes: Readonly<Record<Outcome, ArenaScene>> = {
  meron: 'meron',
  wala: 'wala',
  draw: 'level',
  cancelled: 'level',
};

/**
 * Returns the scene of a fight, or of an arena between fights. Before the declaration it depends on the status
 * alone, so that nothing hints at the result.
 */
export function sceneOf(round: Pick<ArenaRound, 'status' | 'result'> | null): ArenaScene {
  if (round === null) return 'empty';
  const scene = statusScenes[round.status];
  return scene === 'result' ? resultScenes[round.result ?? 'cancelled'] : scene;
}
