import type { SlotMachine } from './slot-machine.ts';

/**
 * A machine with the payouts of another and different symbols. It is a separate engine, so that a play
 * names the symbols that its player saw.
 * @param symbols new names by old name; every symbol has one
 */
export function reskin(
  machine: SlotMachine,
  id: string,
  symbols: Readonly<Record<string, string>>,
): SlotMachine {
  const renamed = (symbol: string): string => {
    const name = symbols[symbol];
    if (name === undefined) throw new Error(`${id} has no symbol for ${symbol}.`);
    return name;
  };
  const { pays, wild, freeSpins, feature } = machine;
  return {
    ...machine,
    id,
    paysLike: machine.id,
    reels: machine.reels.map((reel) => reel.map(renamed)),
    pays: Object.fromEntries(Object.entries(pays).map(([name, by]) => [renamed(name), by])),
    wild: { ...wild, symbol: renamed(wild.symbol) },
    ...(freeSpins ? { freeSpins: { ...freeSpins, symbol: renamed(freeSpins.symbol) } } : {}),
    ...(feature && 'symbol' in feature
      ? { feature: { ...feature, symbol: renamed(feature.symbol) } }
      : {}),
  };
}
