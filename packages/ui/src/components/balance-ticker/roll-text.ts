/** One sign of a rolling text. */
export interface RollingSign {
  readonly sign: string;
  /** Stays the same while the sign stays; a new one makes the sign roll in. */
  readonly key: string;
}

/** A text as signs that know which of them are new. */
export interface RollingText {
  readonly text: string;
  readonly signs: readonly RollingSign[];
  /** Number of texts so far. */
  readonly generation: number;
}

/**
 * Compares a text with the one before, from the end, where amounts keep their places, and marks
 * the signs that changed.
 */
export function rollText(previous: RollingText | undefined, text: string): RollingText {
  const generation = (previous?.generation ?? 0) + 1;
  const before = previous?.signs ?? [];
  const letters = [...text];
  const signs = letters.map((sign, index) => {
    const fromEnd = letters.length - index;
    const old = before[before.length - fromEnd];
    const kept = old?.sign === sign ? old.key : `${fromEnd}:${generation}`;
    return { sign, key: kept };
  });
  return { text, signs, generation };
}
