import { entriesIn, sectionsOf } from './change-log.ts';

/** One change of a version, worded for people who upgrade. */
export interface Change {
  /** `major` needs work when upgrading, `minor` adds something, `patch` corrects something. */
  readonly kind: 'major' | 'minor' | 'patch';
  /** Packages that changed. */
  readonly packages: readonly string[];
  readonly text: string;
}

const kinds = ['major', 'minor', 'patch'] as const;

/**
 * Reads the changesets of a release, each with packages and bump types in its front matter.
 * @param notes file contents; those without front matter are ignored
 * @returns changes that require work first
 */
export function changesOf(notes: readonly string[]): readonly Change[] {
  return notes
    .flatMap((note) => {
      const [, head = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(note) ?? [];
      const named = [...head.matchAll(/^'([^']+)': (\w+)$/gm)];
      const kind = kinds.find((each) => named.some(([, , of]) => of === each));
      if (!kind || text.trim() === '') return [];
      return [{ kind, packages: named.map(([, name = '']) => name), text: text.trim() }];
    })
    .toSorted((first, second) => kinds.indexOf(first.kind) - kinds.indexOf(second.kind));
}

/** Kinds by the headings of a change log. */
const kindsOfHeadings: Readonly<Record<string, Change['kind']>> = {
  'What you must do': 'major',
  New: 'minor',
  Changed: 'patch',
  Fixed: 'patch',
};

/**
 * Reads the newest section of a change log: a release has no changesets left, since its version contains
 * them.
 * @param name package of the change log
 * @param changeLog content of its `CHANGELOG.md`
 */
export function changesOfLog(name: string, changeLog: string): readonly Change[] {
  const [[, newest] = ['', '']] = sectionsOf(changeLog, '##');
  return sectionsOf(newest, '###').flatMap(([heading, body]) => {
    const kind = kindsOfHeadings[heading];
    return kind === undefined
      ? []
      : entriesIn(body).map((text) => ({ kind, packages: [name], text }));
  });
}

/** Changes of the release in the making, or of the last one while there are none. */
export function changesOfRelease(
  notes: readonly string[],
  changeLogs: Readonly<Record<string, string>>,
): readonly Change[] {
  const coming = changesOf(notes);
  if (coming.length > 0) return coming;
  return Object.entries(changeLogs)
    .flatMap(([name, changeLog]) => changesOfLog(name, changeLog))
    .toSorted((first, second) => kinds.indexOf(first.kind) - kinds.indexOf(second.kind));
}
