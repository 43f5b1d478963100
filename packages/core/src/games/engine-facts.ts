import { baccaratTables } from './baccarat/baccarat-timing.ts';
import { bingoHalls, bingoReturnBp } from './bingo/bingo-round.ts';
import { crashEdgeBp } from './crash/crash-point.ts';
import { crashTables } from './crash/crash-round.ts';
import { familyOf } from './engine-family.ts';
import type { ReturnRange } from './instant-game.ts';
import { instantGames } from './instant-games.ts';
import { minimumCycleMs } from './pace.ts';

const fixed = (bp: number): ReturnRange => ({ leastBp: bp, mostBp: bp });

/** What the games of each table family return. */
const tableReturns: Readonly<Record<string, (engine: string) => ReturnRange | null>> = {
  crash: () => fixed(10_000 - crashEdgeBp),
  bingo: (engine) => fixed(bingoReturnBp(bingoHalls[engine]?.terms)),
  baccarat: () => instantGames.get('baccarat')?.returnBp ?? null,
};

/** Engines with rounds that everybody shares, at a table. */
const tableEngines: ReadonlySet<string> = new Set(
  [crashTables, bingoHalls, baccaratTables].flatMap((tables) => Object.keys(tables)),
);

/** Has this engine rounds that everybody shares, at a table? The arena has its own. */
export const isTableEngine = (engine: string): boolean => tableEngines.has(engine);

/** What must be known about a game before it is played. */
export interface EngineFacts {
  /** Theoretical return in basis points, over all that may be chosen; `null` for pool games. */
  readonly returnBp: ReturnRange | null;
  readonly isTable: boolean;
  /** Least time between two plays of one player, in ms; 0 where rounds set the pace. */
  readonly minimumCycleMs: number;
}

/** Facts of an engine; one that plays nothing by chance of ours has no return and no pace. */
export function engineFacts(engine: string): EngineFacts {
  if (isTableEngine(engine)) {
    const returnBp = tableReturns[familyOf(engine)]?.(engine) ?? null;
    return { returnBp, isTable: true, minimumCycleMs: 0 };
  }
  const game = instantGames.get(engine);
  return {
    returnBp: game?.returnBp ?? null,
    isTable: false,
    minimumCycleMs: game ? minimumCycleMs[game.pace] : 0,
  };
}
