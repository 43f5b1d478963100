import type { Messages } from '@lobi/core/locales';
import type { InitOptions } from 'i18next';
import type { Brand } from '../config/brand-schema.ts';
import type { LanguageTag } from '../config/languages.ts';

/** Format of our messages: flat keys, single braces, no markup. */
export const i18nOptions = {
  ns: 'app',
  defaultNS: 'app',
  keySeparator: false,
  nsSeparator: false,
  // Keys may end like a plural form, as `rate_limited` does.
  pluralSeparator: '#',
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  react: { useSuspense: false },
} as const satisfies InitOptions;

/** Messages of a language, overridden by the brand's. */
export const textsOf = (
  brand: Pick<Brand, 'i18n'>,
  language: LanguageTag,
  texts: Partial<Messages>,
) => ({
  ...texts,
  ...brand.i18n.messages[language],
});
