/** Plural forms that a language may have in addition to `other`, as in `Intl.PluralRules`. */
type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many';

/**
 * Any text for each key of the reference. A text with a number may have plural forms, each under the key
 * with the name of the form as suffix, such as `key#one`; the key itself is the form `other`. The value
 * `count` selects the form.
 */
export type Texts<Reference> = { readonly [Key in keyof Reference]: string } & {
  readonly [Key in `${keyof Reference & string}#${PluralForm}`]?: string;
};
