/** One change that names a component. */
export interface HistoryEntry {
  /** Version of the change; `next` for the unreleased one. */
  readonly version: string;
  /** Kind of change by the heading in the change log, e.g. `New`. */
  readonly kind: string;
  readonly text: string;
}

/** Lists of a text, each entry in one line. */
const entriesIn = (text: string): readonly string[] =>
  text
    .split(/^- /m)
    .slice(1)
    .map((entry) => (entry.split(/\n\s*\n/)[0] ?? '').replace(/\s+/g, ' ').trim());

/** Splits a text at its headings of one level. */
function sectionsOf(
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

/**
 * Returns the changes of a component, newest first.
 * @param name as it is imported
 * @param changeLog the package's `CHANGELOG.md`
 * @param notes changes of the release in the making
 */
export function historyOf(
  name: string,
  changeLog: string,
  notes: readonly string[],
): readonly HistoryEntry[] {
  const released = sectionsOf(changeLog, '##').flatMap(([version, release]) =>
    sectionsOf(release, '###').flatMap(([kind, body]) =>
      entriesIn(body).map((text) => ({ version, kind, text })),
    ),
  );
  const coming = notes.map((text) => ({ version: 'next', kind: '', text }));
  const named = new RegExp(`\`${name}\\b`);
  return [...coming, ...released].filter(({ text }) => named.test(text));
}

/** Stability of a component by its tags. */
export function statusOf(tags: readonly string[]): 'stable' | 'preview' | 'deprecated' {
  if (tags.includes('deprecated')) return 'deprecated';
  return tags.includes('preview') ? 'preview' : 'stable';
}

/**
 * The version that introduced a component: the oldest that lists it as new, else the first one of
 * the change log.
 */
export function sinceOf(history: readonly HistoryEntry[], changeLog: string): string {
  const brought = history
    .filter(({ kind, version }) => kind === 'New' && version !== 'next')
    .at(-1);
  return brought?.version ?? sectionsOf(changeLog, '##').at(-1)?.[0] ?? '';
}
