/** Name of a token as in its custom property: `accentSoft` is `accent-soft`. */
export const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
