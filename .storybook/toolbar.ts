import { baja, lentera, pesisir, type Brand, type Scheme } from '@lobi/ui/tokens';
import type { InputType } from 'storybook/internal/types';

/** Brands that stories are shown in. */
export const brands: readonly Brand[] = [lentera, pesisir, baja];

/** Looks to choose from, `brand/scheme`. */
const looks = brands.flatMap(({ name, schemes }) =>
  Object.keys(schemes).map((scheme) => `${name}/${scheme}`),
);

const languages = {
  id: 'Bahasa Indonesia',
  en: 'English',
  es: 'Español',
  'zh-Hans': '简体中文',
} as const;

/** What the toolbar has been set to. */
export interface ToolbarValues {
  readonly look: `${string}/${Scheme}`;
  readonly language: keyof typeof languages;
  readonly direction: 'ltr' | 'rtl';
  readonly density: 'comfortable' | 'compact';
  readonly motion: 'system' | 'reduced';
}

/** Values before anybody touches the toolbar: what a visitor of the default brand gets. */
export const initialValues: ToolbarValues = {
  look: 'lentera/dark',
  language: 'id',
  direction: 'ltr',
  density: 'comfortable',
  motion: 'system',
};

const choice = (
  title: string,
  icon: string,
  items: readonly (string | { value: string; title: string })[],
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
  direction: choice('Direction', 'transfer', [
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  density: choice('Density', 'component', ['comfortable', 'compact']),
  motion: choice('Motion', 'lightning', [
    { value: 'system', title: 'Motion as the system asks' },
    { value: 'reduced', title: 'Reduced motion' },
  ]),
};

const size = (name: string, width: number, height: number) => ({
  name: `${name}, ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** Sizes that every view is designed for. */
export const viewports = {
  360: size('Small phone', 360, 740),
  390: size('Phone', 390, 844),
  768: size('Tablet', 768, 1024),
  1024: size('Small desktop', 1024, 768),
  1440: size('Desktop', 1440, 900),
};
