import type { Fighters } from '@lobi/core/contract';

/** Separators between two names: a dash with spaces, or "vs". */
const between = /\s+(?:[-–—]|vs\.?)\s+/i;

/** Formats a programme as text: one fight per line, "Meron vs Wala". */
export const programmeText = (fights: readonly Fighters[]): string =>
  fights.map(({ meron, wala }) => `${meron} vs ${wala}`).join('\n');

/** Parses a programme; `line` is the number of the first invalid line. */
export function readProgramme(
  text: string,
): { readonly fights: readonly Fighters[] } | { readonly line: number } {
  const fights: Fighters[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const [meron, wala, ...more] = line.trim().split(between);
    if (!meron || !wala || more.length > 0) return { line: index + 1 };
    fights.push({ meron, wala });
  }
  return { fights };
}
