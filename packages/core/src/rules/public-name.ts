/**
 * Masks a player's name for strangers: `andika7` becomes `and***7`. A short name shows fewer characters.
 * @source ours
 */
export function maskName(name: string): string {
  const shown = name.length >= 6 ? 3 : 1;
  return `${name.slice(0, shown)}***${name.slice(-1)}`;
}

/**
 * An account's name as other users see it. Demo accounts are labelled, so that they are not mistaken for
 * real players.
 */
export const publicName = (account: {
  readonly username: string;
  readonly isDemo: boolean;
}): string => `${maskName(account.username)}${account.isDemo ? ' (demo)' : ''}`;
