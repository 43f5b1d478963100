/**
 * Two capital letters of a name: of its first two words, or the first two letters of a single word.
 * @example initials('siti nurhaliza') // 'SN'
 */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s._-]+/u)
    .filter(Boolean);
  const [first = '', second] = words;
  const letters = second === undefined ? [...first].slice(0, 2) : [[...first][0], [...second][0]];
  return letters.join('').toUpperCase();
}
