import type { Language } from '@lobi/core/contract';
import type { Messages } from '@lobi/core/locales';
import type { InitOptions } from 'i18next';
import type { Brand } from '../config/brand-schema.ts';

/** How our texts are written: flat keys, single braces, no markup. */
export const i18nOptions = {
  ns: 'app',
  defaultNS: 'app',
  keySeparator: false,
  nsSeparator: false,
  // Keys may end like a plural form, as `too_many` does.
  pluralSeparator: '#',
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  react: { useSuspense: false },
} as const satisfies InitOptions;

/** Texts of a language, and the brand's own instead of ours. */
export const textsOf = (brand: Brand, language: Language, texts: Partial<Messages>) => ({
  ...texts,
  ...brand.i18n.messages[language],
});
