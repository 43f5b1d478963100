import { cellsWith, lineCells, paidCells, rowsAt } from './slot-window.ts';
import type {
  SlotCoin,
  SlotFeatureResult,
  SlotMachineData,
  SlotSpinData,
  SlotWonLine,
} from './slots.types.ts';

/** A cell that is drawn over the strips. */
export interface CoverCell {
  readonly reel: number;
  readonly row: number;
  /** Missing for an empty cell. */
  readonly symbol?: string;
  /** How the symbol comes into its cell; default without movement. */
  readonly enters?: 'grow' | 'fall' | 'land';
  /** Cells that it falls. */
  readonly cells?: number;
  /** Value of a coin in whole stakes. */
  readonly value?: number;
}

/** What a frame is about, for its text. */
export type FrameStatus =
  | { readonly kind: 'expand'; readonly reels: readonly number[] }
  | { readonly kind: 'tumble'; readonly number: number }
  | { readonly kind: 'trail'; readonly times: number }
  | { readonly kind: 'hold'; readonly coins: number; readonly left: number };

/** One moment of a spin that has stopped; a spin without a feature has one. */
export interface SpinFrame {
  /** Visible symbols row by row, from left to right; empty text for an empty cell. */
  readonly rows: readonly (readonly string[])[];
  readonly cover: readonly CoverCell[];
  /** Winning lines of this moment. */
  readonly lines: readonly SlotWonLine[];
  /** Marked cells, as `reel:row`. */
  readonly paid: ReadonlySet<string>;
  readonly status?: FrameStatus;
}

type Frames<Kind> = (
  machine: SlotMachineData,
  spin: SlotSpinData,
  result: Extract<SlotFeatureResult, { readonly kind: Kind }>,
) => SpinFrame[];

const stopped = (machine: SlotMachineData, spin: SlotSpinData): SpinFrame => ({
  rows: rowsAt(machine, spin.stops),
  cover: [],
  lines: spin.lines,
  paid: paidCells(machine, spin),
});

const unmarked = { lines: [], paid: new Set<string>() } as const;

/** Row by row instead of reel by reel. */
const byRows = (shown: readonly (readonly string[])[]): string[][] =>
  (shown[0] ?? []).map((_, row) => shown.map((column) => column[row] ?? ''));

/** Cells of one reel after a fall: those that remained, in order, below those that came from above. */
function fallenReel(
  reel: number,
  column: readonly string[],
  removed: ReadonlySet<string>,
): CoverCell[] {
  const remaining = column.map((_, row) => row).filter((row) => !removed.has(`${reel}:${row}`));
  const added = column.length - remaining.length;
  return column.map((symbol, row) => {
    const from = row < added ? row - added : (remaining[row - added] ?? row);
    const cells = row - from;
    return { reel, row, symbol, ...(cells > 0 && ({ enters: 'fall', cells } as const)) };
  });
}

/** Window of held coins; those of the last respin have just landed. */
function heldFrame(
  machine: SlotMachineData,
  symbol: string,
  held: readonly SlotCoin[],
  landed: readonly SlotCoin[],
  left: number,
): SpinFrame {
  const cover = machine.reels.flatMap((_, reel) =>
    Array.from({ length: machine.rows }, (__, row): CoverCell => {
      const isAt = (coin: SlotCoin): boolean => coin.reel === reel && coin.row === row;
      const coin = [...held, ...landed].find(isAt);
      if (!coin) return { reel, row };
      return { ...coin, symbol, ...(landed.some(isAt) && ({ enters: 'land' } as const)) };
    }),
  );
  const rows = Array.from({ length: machine.rows }, (_, row) =>
    cover.filter((cell) => cell.row === row).map((cell) => cell.symbol ?? ''),
  );
  const coins = held.length + landed.length;
  return { rows, cover, ...unmarked, status: { kind: 'hold', coins, left } };
}

const frames: { readonly [Kind in SlotFeatureResult['kind']]: Frames<Kind> } = {
  expand: (machine, spin, { reels }) => {
    const first = stopped(machine, spin);
    const { symbol } = machine.wild;
    return [
      { ...first, ...unmarked },
      {
        ...first,
        rows: first.rows.map((row) =>
          row.map((shown, reel) => (reels.includes(reel) ? symbol : shown)),
        ),
        cover: reels.flatMap((reel) =>
          first.rows.map((_, row): CoverCell => ({ reel, row, symbol, enters: 'grow' })),
        ),
        status: { kind: 'expand', reels },
      },
    ];
  },

  tumble: (machine, spin, { falls }) => {
    const first = stopped(machine, spin);
    const won = [spin.lines, ...falls.map(({ lines }) => lines)];
    return [
      first,
      ...falls.map(({ shown, lines }, index): SpinFrame => {
        const removed = new Set(lineCells(machine, won[index] ?? []));
        return {
          rows: byRows(shown),
          cover: shown.flatMap((column, reel) => fallenReel(reel, column, removed)),
          lines,
          paid: new Set(lineCells(machine, lines)),
          status: { kind: 'tumble', number: index + 1 },
        };
      }),
    ];
  },

  trail: (machine, spin, { times }) => {
    const first = stopped(machine, spin);
    const symbol = machine.feature?.kind === 'trail' ? machine.feature.symbol : '';
    const status = { kind: 'trail', times } as const;
    const advanced = { ...first, lines: [], paid: new Set(cellsWith(first.rows, symbol)), status };
    return spin.lines.length === 0 ? [advanced] : [advanced, { ...first, status }];
  },

  hold: (machine, spin, { coins, respins }) => {
    const feature = machine.feature?.kind === 'hold' ? machine.feature : undefined;
    const symbol = feature?.symbol ?? '';
    const maximumRespins = feature?.respins ?? 0;
    const first = stopped(machine, spin);
    const triggered = {
      ...first,
      paid: new Set([...first.paid, ...cellsWith(first.rows, symbol)]),
    };
    let held = coins;
    let left = maximumRespins;
    const after = respins.map((landed): SpinFrame => {
      left = landed.length > 0 ? maximumRespins : left - 1;
      const frame = heldFrame(machine, symbol, held, landed, left);
      held = [...held, ...landed];
      return frame;
    });
    return [triggered, heldFrame(machine, symbol, coins, [], maximumRespins), ...after];
  },
};

/** The moments of a spin in order, from the stop of its reels to its end. */
export function framesOf(machine: SlotMachineData, spin: SlotSpinData): SpinFrame[] {
  const { feature } = spin;
  if (!feature) return [stopped(machine, spin)];
  const make = frames[feature.kind] as Frames<SlotFeatureResult['kind']>;
  return make(machine, spin, feature);
}
