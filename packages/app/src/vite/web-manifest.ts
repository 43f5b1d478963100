import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { paletteOf } from '../config/themes.ts';
import { resolveBrand } from '../config/resolve-brand.ts';
import { pngSize, type IconFile } from './icon-files.ts';
import type { BrandFile } from './read-brand.ts';

/** Path of the manifest from the root of the app. */
export const manifestPath = '/app.webmanifest';

/** Icons of the installed app; the favicon may be an ICO, which phones do not support. */
export const installIcons = ({ icons, markPath }: BrandFile): readonly IconFile[] => [
  { path: markPath, type: 'image/svg+xml' },
  ...(icons.app ? [icons.app] : []),
];

const sizesOf = ({ path }: IconFile): string => {
  const size = extname(path) === '.png' ? pngSize(readFileSync(path)) : undefined;
  return size ? size.join('x') : 'any';
};

/**
 * Returns the manifest with which a phone installs the app: name, colours and icons of the brand.
 * @param addressOf where the browser finds the icon at an index of `installIcons`
 * @source W3C Web Application Manifest
 */
export function webManifest(brand: BrandFile, addressOf: (index: number) => string): string {
  const { name, meta, look, i18n } = resolveBrand(brand.input);
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    description: meta.description,
    lang: i18n.default,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: meta.themeColor,
    background_color: paletteOf(look).canvas.toLowerCase(),
    icons: installIcons(brand).map((icon, index) => ({
      src: addressOf(index),
      type: icon.type,
      sizes: sizesOf(icon),
    })),
  });
}
