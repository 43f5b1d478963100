import { useCallback, useState } from 'react';
import type { PlayMemory } from './play-frame.types.ts';

/** A stake as it may be remembered: decimal text in major units, or none. */
export const isStake = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && /^\d{1,18}(\.\d+)?$/.test(value));

/** A whole number, or none: a target, a number of mines, a price of a chip. */
export const isWhole = (value: unknown): value is number | null =>
  value === null || Number.isSafeInteger(value);

/** One of the chips that a table has now. */
export const isChip = (value: unknown, chips: readonly string[]): value is string =>
  (chips as readonly unknown[]).includes(value);

/**
 * State of a stage that a player finds again: begins with what is remembered under a name, where that
 * fits, and remembers each change. Where nothing remembers, it is like `useState`.
 * @example const [amount, setAmount] = useRemembered(seat, 'stake', null, isStake);
 */
export function useRemembered<Value>(
  { memory }: { readonly memory?: PlayMemory | undefined },
  name: string,
  initial: Value,
  fits: (value: unknown) => value is Value,
): readonly [value: Value, set: (next: Value) => void] {
  const [value, setValue] = useState<Value>(() => {
    const kept = memory?.read(name);
    return fits(kept) ? kept : initial;
  });
  const set = useCallback(
    (next: Value): void => {
      setValue(next);
      memory?.write(name, next);
    },
    [memory, name],
  );
  return [value, set];
}
