import type { id } from './id.ts';

/** The shape of a dictionary with any text in place of its own. */
type Words<Reference> = {
  readonly [Key in keyof Reference]: Reference[Key] extends string ? string : Words<Reference[Key]>;
};

/**
 * Every word the kit can show, by area and key. The Indonesian dictionary gives the keys, so a key
 * missing in another language does not compile.
 */
export type KitMessages = Words<typeof id>;
