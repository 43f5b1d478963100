import type { SlotMachine, SlotWindow } from './slot-machine.ts';

/** A window whose wilds cover their reels, and those reels. */
export function expandWilds(
  { wild }: SlotMachine,
  shown: SlotWindow,
): { readonly reels: readonly number[]; readonly shown: SlotWindow } {
  return {
    reels: shown.flatMap((column, reel) => (column.includes(wild.symbol) ? [reel] : [])),
    shown: shown.map((column) =>
      column.includes(wild.symbol) ? column.map(() => wild.symbol) : column,
    ),
  };
}
