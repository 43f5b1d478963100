/** Key of the translation of a game's title. */
export const titleKey = (title: string): string => `title.${title}`;

/** Meanings of titles as texts of the app, which a brand can change and extend like others. */
export const withTitleKeys = (
  meanings: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(meanings).map(([title, text]) => [titleKey(title), text]));
