import type { Draw } from '../fairness/draw.ts';
import { addRatios, multiplyRatios, ratio, type Ratio } from '../ratio.ts';
import type { HeldCoin, HoldAndWin, SlotFeaturePlay } from './slot-feature.ts';
import type { SlotMachine, SlotWindow } from './slot-machine.ts';

interface Cell {
  readonly reel: number;
  readonly row: number;
}

/** Cells of a window, reel by reel from the top, by whether they show a coin. */
function cellsOf(shown: SlotWindow, symbol: string): { coins: Cell[]; others: Cell[] } {
  const cells = shown.flatMap((column, reel) =>
    column.map((seen, row) => ({ cell: { reel, row }, isCoin: seen === symbol })),
  );
  return {
    coins: cells.filter(({ isCoin }) => isCoin).map(({ cell }) => cell),
    others: cells.filter(({ isCoin }) => !isCoin).map(({ cell }) => cell),
  };
}

/**
 * Respins of a window with enough coins. It draws a value for each coin, then for each respin one
 * number per other cell, and a value for each coin that lands.
 */
export function playHold(
  { lines }: SlotMachine,
  { symbol, startsAt, respins, oneIn, values, full }: HoldAndWin,
  shown: SlotWindow,
  draw: Draw,
): Extract<SlotFeaturePlay, { kind: 'hold' }> | undefined {
  const { coins, others } = cellsOf(shown, symbol);
  if (coins.length < startsAt) return undefined;
  const worth = (cell: Cell): HeldCoin => ({
    ...cell,
    value: values[draw.below(values.length)] ?? 0,
  });
  const first = coins.map(worth);
  const added: HeldCoin[][] = [];
  let empty = others;
  let respinsLeft = respins;
  while (respinsLeft > 0 && empty.length > 0) {
    const landed = empty.filter(() => draw.below(oneIn) === 0);
    empty = empty.filter((cell) => !landed.includes(cell));
    respinsLeft = landed.length > 0 ? respins : respinsLeft - 1;
    added.push(landed.map(worth));
  }
  const isFull = empty.length === 0;
  const stakes = [...first, ...added.flat()].reduce((sum, { value }) => sum + value, 0);
  return {
    kind: 'hold',
    coins: first,
    respins: added,
    isFull,
    units: (stakes + (isFull ? full : 0)) * lines.length,
  };
}

const cellCount = ({ reels, rows }: SlotMachine): number => reels.length * rows;

/** Maximum number of words: a value per cell, and every number of empty cells respun as often as it can be. */
export function maximumHoldWords(machine: SlotMachine, { startsAt, respins }: HoldAndWin): number {
  const empty = cellCount(machine) - startsAt;
  return cellCount(machine) + (respins * empty * (empty + 1)) / 2;
}

/** Maximum payout of respins, in stakes of one line: a full window of the most valuable coins. */
export const maximumHoldUnits = (machine: SlotMachine, { values, full }: HoldAndWin): number =>
  (cellCount(machine) * Math.max(...values) + full) * machine.lines.length;

const whole = (value: number | bigint): Ratio => ratio(BigInt(value), 1n);

/** Ways to choose `taken` of `from`. */
const choose = (from: number, taken: number): bigint =>
  taken === 0 ? 1n : (choose(from - 1, taken - 1) * BigInt(from)) / BigInt(taken);

/**
 * Exact average of respins by the number of coins that triggered them, in whole stakes. The future
 * depends only on the number of empty cells and of respins left, so that it is a sum over both.
 */
export function holdAverage(
  machine: SlotMachine,
  { respins, oneIn, values, full }: HoldAndWin,
): (coins: number) => Ratio {
  const coin = ratio(BigInt(values.reduce((sum, value) => sum + value, 0)), BigInt(values.length));
  const cache = new Map<string, Ratio>();
  const from = (empty: number, left: number): Ratio => {
    if (empty === 0) return whole(full);
    if (left === 0) return whole(0);
    const key = `${empty}:${left}`;
    const found = cache.get(key) ?? averageOf(empty, left);
    cache.set(key, found);
    return found;
  };
  const averageOf = (empty: number, left: number): Ratio =>
    Array.from({ length: empty + 1 }, (_, landed) => {
      const misses = BigInt(oneIn - 1) ** BigInt(empty - landed);
      const chance = ratio(choose(empty, landed) * misses, BigInt(oneIn) ** BigInt(empty));
      const next = from(empty - landed, landed > 0 ? respins : left - 1);
      return multiplyRatios(chance, addRatios(multiplyRatios(whole(landed), coin), next));
    }).reduce(addRatios);
  return (coins) =>
    addRatios(multiplyRatios(whole(coins), coin), from(cellCount(machine) - coins, respins));
}
