/** Returns the list entries of a text, each in one line. */
export const entriesIn = (text: string): readonly string[] =>
  text
    .split(/^- /m)
    .slice(1)
    .map((entry) => (entry.split(/\n\s*\n/)[0] ?? '').replace(/\s+/g, ' ').trim());

/** Splits a text at its headings of one level. */
export function sectionsOf(
  text: string,
  level: string,
): readonly (readonly [title: string, body: string])[] {
  return text
    .split(new RegExp(`^${level} `, 'm'))
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.split('\n');
      return [title.trim(), lines.join('\n')] as const;
    });
}
