/** One character of a rolling text. */
export interface RollingSign {
  readonly sign: string;
  /** Stays the same while the character does not change; a new key makes it roll in. */
  readonly key: string;
}

/** A text as characters, each marked as new or unchanged. */
export interface RollingText {
  readonly text: string;
  readonly signs: readonly RollingSign[];
  /** Number of texts so far. */
  readonly generation: number;
}

/**
 * Compares a text with the previous one, from the end, where digits keep their places, and marks the
 * changed characters.
 */
export function rollText(previous: RollingText | undefined, text: string): RollingText {
  const generation = (previous?.generation ?? 0) + 1;
  const before = previous?.signs ?? [];
  const letters = [...text];
  const signs = letters.map((sign, index) => {
    const fromEnd = letters.length - index;
    const old = before[before.length - fromEnd];
    const key = old?.sign === sign ? old.key : `${fromEnd}:${generation}`;
    return { sign, key };
  });
  return { text, signs, generation };
}
