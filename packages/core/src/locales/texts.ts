/** Forms that a language may have beside the usual one, as `Intl.PluralRules` names them. */
type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many';

/**
 * Any text for each key of the reference. A text that counts may have a form for some numbers under
 * its key with the name of the form behind it, such as `key#one`; the key itself is for all others.
 * The number that decides is the value `count`.
 */
export type Texts<Reference> = { readonly [Key in keyof Reference]: string } & {
  readonly [Key in `${keyof Reference & string}#${PluralForm}`]?: string;
};
