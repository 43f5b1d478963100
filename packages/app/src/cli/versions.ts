const numbersOf = (version: string): number[] => version.replace(/-.*/, '').split('.').map(Number);

/** Returns whether a version is equal to another one or earlier, by major, minor and patch. */
export function isUpTo(version: string, other: string): boolean {
  const [a, b] = [numbersOf(version), numbersOf(other)];
  for (const position of [0, 1, 2]) {
    const difference = (a[position] ?? 0) - (b[position] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return true;
}
