import type { PluralForms } from './fill-count.ts';
import type { id } from './id.ts';

/** The shape of a dictionary, with any texts. */
type Messages<Reference> = {
  readonly [Key in keyof Reference]: Reference[Key] extends string
    ? string
    : Reference[Key] extends PluralForms
      ? PluralForms
      : Messages<Reference[Key]>;
};

/**
 * All messages of the kit, by area and key. The Indonesian dictionary defines the keys, so that a key missing
 * in another language is a type error.
 */
export type KitMessages = Messages<typeof id>;

/** Keys of an area whose messages have no plural forms. */
export type TextKey<Area extends keyof KitMessages> = {
  readonly [Key in keyof KitMessages[Area]]: KitMessages[Area][Key] extends string ? Key : never;
}[keyof KitMessages[Area]];
