import { useCallback, useState } from 'react';
import type { PlayMemory } from './play-frame.types.ts';
import type { PlayRisk } from './risk-choice.tsx';

/** Validates a stored stake: decimal text in major units, or none. */
export const isStake = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && /^\d{1,18}(\.\d+)?$/.test(value));

/** Validates an integer or null, e.g. a target or a number of mines. */
export const isWhole = (value: unknown): value is number | null =>
  value === null || Number.isSafeInteger(value);

export const isRisk = (value: unknown): value is PlayRisk =>
  value === 'low' || value === 'medium' || value === 'high';

/** Validates a size of a board or wheel with a risk, if the game has that size. */
export const isSized = <Name extends string>(
  value: unknown,
  name: Name,
  sizes: readonly number[],
): value is { readonly [Key in Name]: number } & { readonly risk: PlayRisk } => {
  if (typeof value !== 'object' || value === null) return false;
  const { [name]: size, risk } = value as Readonly<Record<string, unknown>>;
  return sizes.some((each) => each === size) && isRisk(risk);
};

/** Validates a chip, if the table has it. */
export const isChip = (value: unknown, chips: readonly string[]): value is string =>
  (chips as readonly unknown[]).includes(value);

/**
 * State of a stage that is stored between visits: initialized with the stored value of this name, if valid,
 * and stored with each change. Without a store it is like `useState`.
 * @example const [amount, setAmount] = useStoredState(seat, 'stake', null, isStake);
 */
export function useStoredState<Value>(
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
