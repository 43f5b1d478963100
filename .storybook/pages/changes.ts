/** One change of the unreleased version, worded for people who upgrade. */
export interface Change {
  /** `major` needs work when upgrading, `minor` adds something, `patch` corrects something. */
  readonly kind: 'major' | 'minor' | 'patch';
  /** Packages that it concerns. */
  readonly packages: readonly string[];
  readonly text: string;
}

const kinds = ['major', 'minor', 'patch'] as const;

/**
 * Reads the changesets of a release, each with packages and bump types in its front matter.
 * @param notes file contents; those without a head are no notes
 * @returns what needs work first
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
