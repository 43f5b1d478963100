import type { PluralForms } from './fill-count.ts';
import type { id } from './id.ts';

/** The shape of a dictionary with any text instead of its own. */
type Words<Reference> = {
  readonly [Key in keyof Reference]: Reference[Key] extends string
    ? string
    : Reference[Key] extends PluralForms
      ? PluralForms
      : Words<Reference[Key]>;
};

/**
 * Every word the kit can show, by area and key. The Indonesian dictionary gives the keys, so a key
 * missing in another language does not compile.
 */
export type KitMessages = Words<typeof id>;

/** Keys of an area whose texts count nothing, so that they are shown as they are. */
export type TextKey<Area extends keyof KitMessages> = {
  readonly [Key in keyof KitMessages[Area]]: KitMessages[Area][Key] extends string ? Key : never;
}[keyof KitMessages[Area]];
