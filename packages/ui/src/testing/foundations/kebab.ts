/** Name of a token as its custom property spells it: `accentSoft` is `accent-soft`. */
export const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
