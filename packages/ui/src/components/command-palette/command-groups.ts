import type { Command, CommandGroup } from './command.ts';

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const isFound = (command: Command, words: readonly string[]): boolean => {
  const text = fold([command.label, command.group ?? '', ...(command.keywords ?? [])].join(' '));
  return words.every((word) => text.includes(word));
};

export interface CommandGroupsOptions {
  /** The search text; every word of it must match, ignoring diacritics and case. */
  query: string;
  /** Ids of recently used commands, newest first, shown while nothing is typed. */
  recent: readonly string[];
  /** Heading of the recent ones. */
  recentLabel: string;
}

/**
 * Commands that match the typed text, grouped by heading, in the given order. A recent command is not
 * repeated below.
 */
export function commandGroups(
  commands: readonly Command[],
  { query, recent, recentLabel }: CommandGroupsOptions,
): readonly CommandGroup[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const lately =
    words.length > 0
      ? []
      : recent.flatMap((id) => commands.find((command) => command.id === id) ?? []);
  const others = commands.filter((command) => !lately.includes(command) && isFound(command, words));
  const groups = new Map<string, Command[]>();
  for (const command of others) {
    const title = command.group ?? '';
    groups.set(title, [...(groups.get(title) ?? []), command]);
  }
  return [
    ...(lately.length > 0 ? [{ value: recentLabel, items: lately }] : []),
    ...[...groups].map(([value, items]) => ({ value, items })),
  ];
}
