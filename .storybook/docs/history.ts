import { entriesIn, sectionsOf } from '../pages/change-log.ts';
import firstVersionsByTitle from './first-versions.json';

/** One change that names a component. */
export interface HistoryEntry {
  /** Version of the change; `next` for the unreleased one. */
  readonly version: string;
  /** Kind of change by the heading in the change log, e.g. `New`. */
  readonly kind: string;
  readonly text: string;
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
  const unreleased = notes.map((text) => ({ version: 'next', kind: '', text }));
  const mention = new RegExp(`\`${name}\\b`);
  return [...unreleased, ...released].filter(({ text }) => mention.test(text));
}

/** Stability of a component by its tags. */
export function statusOf(tags: readonly string[]): 'stable' | 'preview' | 'deprecated' {
  if (tags.includes('deprecated')) return 'deprecated';
  return tags.includes('preview') ? 'preview' : 'stable';
}

/** First version of each documented component, by its title. */
const firstVersions: Readonly<Record<string, string>> = firstVersionsByTitle;

/**
 * The version that introduced a component, `next` for one of the next release; undefined for a component
 * that no entry of the package exports.
 * @param title of its stories, such as `Atoms/Button`
 */
export const sinceOf = (title: string): string | undefined => firstVersions[title];
