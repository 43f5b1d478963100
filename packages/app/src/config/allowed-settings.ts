import type { Settings } from '@lobi/core/contract';
import type { Brand } from './brand-schema.ts';

/**
 * Settings of the platform that may go before those of the brand file, where the brand allows it. The
 * language of a visitor is decided before the platform has answered, so `lang.default` is none of them.
 * @source ours
 */
export const allowableSettings = ['app.name', 'lang.supported', 'theme.default'] as const;

/** Name of a setting that a brand may leave to the platform. */
export type AllowableSetting = (typeof allowableSettings)[number];

/**
 * A brand with the settings of the platform that it allows. Languages can only be taken away: of others
 * the brand has no words.
 */
export function withSettings(brand: Brand, { app, lang, theme }: Settings): Brand {
  const { allows, i18n, logo, look } = brand;
  const allowed = (setting: AllowableSetting): boolean => allows.includes(setting);
  const name = (allowed('app.name') && app.name.trim()) || brand.name;
  const offered = i18n.supported.filter((language) => lang.supported.includes(language));
  const supported =
    allowed('lang.supported') && offered.includes(i18n.default) ? offered : i18n.supported;
  const scheme = allowed('theme.default') ? theme.default : look.defaultScheme;
  return {
    ...brand,
    name,
    logo: { ...logo, alt: logo.alt === brand.name ? name : logo.alt },
    i18n: { ...i18n, supported },
    // A look may have one scheme alone.
    look: look.schemes[scheme] ? { ...look, defaultScheme: scheme } : look,
  };
}
