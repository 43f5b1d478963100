/**
 * A player's name as strangers see it: `andika7` is `and***7`. Of a short name less is shown.
 * @source ours
 */
export function maskName(name: string): string {
  const shown = name.length >= 6 ? 3 : 1;
  return `${name.slice(0, shown)}***${name.slice(-1)}`;
}

/** An account's name as other users see it. Demo accounts are labelled, so that they are not mistaken for people. */
export const publicName = (account: {
  readonly username: string;
  readonly isDemo: boolean;
}): string => `${maskName(account.username)}${account.isDemo ? ' (demo)' : ''}`;
