import type { Settings } from '@lobi/core/contract';
import type { Brand as Theme, Scheme } from '@lobi/ui/tokens';
import type { Brand } from './brand-schema.ts';
import { withSchemes } from './themes.ts';

/**
 * Platform settings that may override the brand file, if the brand allows it. `lang.default` is not
 * among them, because the visitor's language is decided before the platform has responded.
 * @source ours
 */
export const allowableSettings = ['app.name', 'lang.supported', 'theme.default'] as const;

/** Name of a setting that a brand may leave to the platform. */
export type AllowableSetting = (typeof allowableSettings)[number];

/** Returns the theme with another default scheme. */
const withDefaultScheme = (theme: Theme, scheme: Scheme): Theme =>
  withSchemes(theme, [scheme, ...(Object.keys(theme.schemes) as Scheme[])]);

/**
 * Applies the allowed platform settings to a brand. Languages can only be removed, because the brand has
 * no texts in others. Languages that the brand adds stay, because the platform does not know them.
 */
export function withSettings(brand: Brand, { app, lang, theme }: Settings): Brand {
  const { allows, i18n, logo, look } = brand;
  const allowed = (setting: AllowableSetting): boolean => allows.includes(setting);
  const name = (allowed('app.name') && app.name.trim()) || brand.name;
  const offered = i18n.supported.filter(
    (language) => language in i18n.added || lang.supported.includes(language),
  );
  const supported =
    allowed('lang.supported') && offered.includes(i18n.default) ? offered : i18n.supported;
  const scheme = allowed('theme.default') ? theme.default : look.defaultScheme;
  return {
    ...brand,
    name,
    logo: { ...logo, alt: logo.alt === brand.name ? name : logo.alt },
    i18n: { ...i18n, supported },
    // A brand may offer only one scheme.
    look: look.schemes[scheme] ? withDefaultScheme(look, scheme) : look,
  };
}
