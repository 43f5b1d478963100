import type { Currency } from '../contract/money.ts';
import type { GameCategory } from '../contract/statuses.ts';
import { bingoReturnBp } from './bingo/bingo-round.ts';
import { crashEdgeBp } from './crash/crash-point.ts';
import type { ReturnRange } from './instant-game.ts';
import { instantGames } from './instant-games.ts';
import { minimumCycleMs } from './pace.ts';

/** A game that the house runs, as a platform offers it from its first day. */
export interface HouseGame {
  /** Name of the engine, unique among them. */
  readonly engine: string;
  readonly title: string;
  readonly category: GameCategory;
}

/** All games of the house, in the order of the lobby. @source spec §1 (categories), the games ours */
export const houseGames: readonly HouseGame[] = [
  { engine: 'slots-lantern-three', title: 'Lampion Tiga', category: 'slots' },
  { engine: 'slots-tide-five', title: 'Pasang Lima', category: 'slots' },
  { engine: 'baccarat', title: 'Bakarat Meja', category: 'live' },
  { engine: 'dice', title: 'Dadu Seratus', category: 'casino' },
  { engine: 'limbo', title: 'Limbo', category: 'casino' },
  { engine: 'mines', title: 'Ranjau', category: 'casino' },
  { engine: 'roulette', title: 'Rolet Eropa', category: 'casino' },
  { engine: 'fishing', title: 'Kolam Naga', category: 'fishing' },
  { engine: 'bingo', title: 'Bingo Lentera', category: 'bingo' },
  { engine: 'crash', title: 'Layar Naik', category: 'crash' },
];

/** Smallest stake on a game of the house in minor units, by currency. @source ours */
const leastStake: Readonly<Record<Currency, bigint>> = {
  IDR: 1_000n,
  VND: 1_000n,
  PHP: 500n,
  THB: 500n,
  MYR: 50n,
  USD: 10n,
};

/** Largest stake as a multiple of the smallest. @source ours */
const stakeSpread = 1_000n;

/** Stakes that a game of the house takes at first, in minor units. @source ours */
export const houseStakes = (currency: Currency): { least: bigint; most: bigint } => ({
  least: leastStake[currency],
  most: leastStake[currency] * stakeSpread,
});

const fixed = (bp: number): ReturnRange => ({ leastBp: bp, mostBp: bp });

/** Games with rounds that everybody shares, at a table, and what they return. */
const tableReturns: ReadonlyMap<string, () => ReturnRange | null> = new Map([
  ['crash', () => fixed(10_000 - crashEdgeBp)],
  ['bingo', () => fixed(bingoReturnBp())],
  ['baccarat', () => instantGames.get('baccarat')?.returnBp ?? null],
]);

/** Has this engine rounds that everybody shares, at a table? The arena has its own. */
export const isTableEngine = (engine: string): boolean => tableReturns.has(engine);

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
  const table = tableReturns.get(engine);
  if (table) return { returnBp: table(), isTable: true, minimumCycleMs: 0 };
  const game = instantGames.get(engine);
  return {
    returnBp: game?.returnBp ?? null,
    isTable: false,
    minimumCycleMs: game ? minimumCycleMs[game.pace] : 0,
  };
}
