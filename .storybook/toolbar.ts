import { baja, lentera, pesisir, type Brand, type Palette, type Scheme } from '@lobi/ui/tokens';
import type { InputType } from 'storybook/internal/types';
import { highContrast } from '../packages/ui/src/tokens/high-contrast.ts';

const baseBrands = [lentera, pesisir, baja];

/** Brands that stories are shown in, each also in high contrast. */
export const brands: readonly Brand[] = [...baseBrands, ...baseBrands.map(highContrast)];

/** Capitalizes a name: `Lentera` for `lentera`. */
export const capitalized = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase());

/** Title of a brand and scheme, such as "Lentera, dark, high contrast" for `lentera-contrast`. */
const formatTitle = (name: string, scheme: string) => {
  const plain = name.replace(/-contrast$/, '');
  return [capitalized(plain), scheme, ...(plain === name ? [] : ['high contrast'])].join(', ');
};

/** Options as `brand-scheme`: the globals in a URL may contain only letters, digits and dashes. */
const looks = brands.flatMap(({ name, schemes }) =>
  Object.keys(schemes).map((scheme) => ({
    value: `${name}-${scheme}`,
    title: formatTitle(name, scheme),
  })),
);

/** Returns the brand and scheme of a toolbar value; the default brand for an unknown one. */
export function lookOf(look: string): {
  readonly name: string;
  readonly brand: Brand;
  readonly scheme: Scheme;
  readonly palette: Palette;
} {
  const [, name, requestedScheme] = /^(.*)[-/](light|dark)$/.exec(look) ?? [];
  const brand = brands.find((held) => held.name === name) ?? lentera;
  const scheme = (requestedScheme as Scheme | undefined) ?? brand.defaultScheme;
  const palette = brand.schemes[scheme] ?? brand.schemes[brand.defaultScheme];
  if (!palette) throw new Error(`Brand ${brand.name} has no palette`);
  return { name: brand.name, brand, scheme, palette };
}

const languages = {
  id: 'Bahasa Indonesia',
  en: 'English',
  es: 'Español',
  'zh-Hans': '简体中文',
  pseudo: 'Pseudo (longer, accented)',
} as const;

/** Numbers and dates of the pseudo language are English. */
export const localeOf = (language: keyof typeof languages) =>
  language === 'pseudo' ? 'en' : language;

/** Roles of a screen's user; `guest` is signed out. */
export const roles = ['guest', 'player', 'agent', 'admin', 'superadmin', 'declare'] as const;

/** Simulated network conditions of a screen. */
export const networks = ['ok', 'slow', 'offline', 'server-error'] as const;

// The titles of the chosen items fill the toolbar: all are seen beside the sidebar at 1440 px.
const asStory = (what: string) => ({ value: 'story', title: `Story’s ${what}` });

const roleTitles: Readonly<Record<(typeof roles)[number], string>> = {
  guest: 'Guest, signed out',
  player: 'Player',
  agent: 'Agent',
  admin: 'Admin',
  superadmin: 'Superadmin',
  declare: 'Result declarer',
};

/** Values of the toolbar. */
export interface ToolbarValues {
  /** `brand-scheme`; stories may also write `brand/scheme`. */
  readonly look: string;
  readonly language: keyof typeof languages;
  readonly direction: 'ltr' | 'rtl';
  readonly density: 'comfortable' | 'compact';
  readonly motion: 'system' | 'reduced';
  /** Screens only; `story` uses the value of the story. */
  readonly role: (typeof roles)[number] | 'story';
  /** Screens only; `story` uses the value of the story. */
  readonly network: (typeof networks)[number] | 'story';
}

/** Initial values: those of a visitor of the default brand. */
export const initialValues: ToolbarValues = {
  look: 'lentera-dark',
  language: 'id',
  direction: 'ltr',
  density: 'comfortable',
  motion: 'system',
  role: 'story',
  network: 'story',
};

const choice = (
  title: string,
  icon: string,
  items: readonly { value: string; title: string }[],
): InputType => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

/** The toolbar: one menu for everything that changes how any story looks. */
export const toolbar: Record<keyof ToolbarValues, InputType> = {
  look: choice('Brand and scheme', 'paintbrush', looks),
  language: choice(
    'Language',
    'globe',
    Object.entries(languages).map(([value, title]) => ({ value, title })),
  ),
  direction: choice('Direction', 'alignleft', [
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  density: choice('Density', 'component', [
    { value: 'comfortable', title: 'Comfortable' },
    { value: 'compact', title: 'Compact' },
  ]),
  motion: choice('Motion', 'lightning', [
    { value: 'system', title: 'System motion' },
    { value: 'reduced', title: 'Reduced motion' },
  ]),
  role: choice('Role (screens)', 'user', [
    asStory('role'),
    ...roles.map((value) => ({ value, title: roleTitles[value] })),
  ]),
  network: choice('Network (screens)', 'globe', [
    asStory('network'),
    { value: 'ok', title: 'Fast network' },
    { value: 'slow', title: 'Slow network' },
    { value: 'offline', title: 'Offline' },
    { value: 'server-error', title: 'Server error (500)' },
  ]),
};

const size = (name: string, width: number, height: number) => ({
  name: `${name}, ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** Sizes that every view is designed for. A link would turn a name of digits into a number. */
export const viewports = {
  'small-phone': size('Small phone', 360, 740),
  phone: size('Phone', 390, 844),
  tablet: size('Tablet', 768, 1024),
  'small-desktop': size('Small desktop', 1024, 768),
  desktop: size('Desktop', 1440, 900),
};
