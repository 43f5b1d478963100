/**
 * Caches formatters by language and options: creating one takes a hundred times as long as formatting,
 * and a page has few of them.
 */
function keep<Options, Format>(make: (locale?: string, options?: Options) => Format) {
  const cache = new Map<string, Format>();
  return (locale?: string, options?: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const existing = cache.get(key);
    if (existing) return existing;
    const format = make(locale, options);
    cache.set(key, format);
    return format;
  };
}

/** Number formatter of a language, cached by options. */
export const numberFormat = /* @__PURE__ */ keep(
  (locale?: string, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/** Date formatter of a language, cached by options. */
export const dateTimeFormat = /* @__PURE__ */ keep(
  (locale?: string, options?: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options),
);

/** List formatter of a language, cached by options. */
export const listFormat = /* @__PURE__ */ keep(
  (locale?: string, options?: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
);

/**
 * Joins several items, separated in every language: the short list format has no separator in Chinese,
 * where the pockets 1 and 2 would read as 12.
 * @example listWriter('id').format(['1', '2', '3']) // '1, 2, 3'
 */
export const listWriter = (locale: string): Intl.ListFormat =>
  listFormat(locale, { type: 'conjunction', style: 'narrow' });
