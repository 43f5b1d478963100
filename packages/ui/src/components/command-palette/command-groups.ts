import type { Command, CommandGroup } from './command.ts';

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const isFound = (command: Command, words: readonly string[]): boolean => {
  const text = fold([command.label, command.group ?? '', ...(command.keywords ?? [])].join(' '));
  return words.every((word) => text.includes(word));
};

export interface CommandGroupsOptions {
  /** The search text; every word of it must match, accents and capitals aside. */
  query: string;
  /** Ids of the commands used last, newest first. They lead while nothing is typed. */
  recent: readonly string[];
  /** Heading of the recent ones. */
  recentLabel: string;
}

/**
 * Commands that fit what was typed, under their headings, in the order given. A command is listed
 * once: while it is among the recent ones it is not repeated below.
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
