/** Any text for each key of the reference. */
export type Texts<Reference> = { readonly [Key in keyof Reference]: string };
