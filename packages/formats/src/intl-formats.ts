/**
 * Keeps what was made for each language and shape: to make a formatter takes a hundred times as long as
 * to write with it, and the page has few of them.
 */
function keep<Options, Format>(make: (locale?: string, options?: Options) => Format) {
  const kept = new Map<string, Format>();
  return (locale?: string, options?: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const known = kept.get(key);
    if (known) return known;
    const format = make(locale, options);
    kept.set(key, format);
    return format;
  };
}

/** Writes numbers in a language; the same object for the same shape. */
export const numberFormat = /* @__PURE__ */ keep(
  (locale?: string, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/** Writes moments in a language; the same object for the same shape. */
export const dateTimeFormat = /* @__PURE__ */ keep(
  (locale?: string, options?: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options),
);

/** Joins parts in a language; the same object for the same shape. */
export const listFormat = /* @__PURE__ */ keep(
  (locale?: string, options?: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
);

/**
 * Writes several things one after the other, apart in every language: the short form of lists puts
 * nothing between them in Chinese, where the pockets 1 and 2 would read as 12.
 * @example listWriter('id').format(['1', '2', '3']) // '1, 2, 3'
 */
export const listWriter = (locale: string): Intl.ListFormat =>
  listFormat(locale, { type: 'conjunction', style: 'narrow' });
