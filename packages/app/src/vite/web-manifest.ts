import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { paletteOf } from '../config/themes.ts';
import { resolveBrand } from '../config/resolve-brand.ts';
import { pngSize, type IconFile } from './icon-files.ts';
import { ownFile } from './own-files.ts';
import type { BrandFile } from './read-brand.ts';

/** Path of the manifest from the root of the app. */
export const manifestPath = '/app.webmanifest';

/** Icons of a built-in brand, which `tools/brand-icons.mjs` draws from its mark. */
const ownIcons = (theme: string): readonly IconFile[] => {
  const icon = (name: string) => ({
    path: ownFile(`marks/${theme}-${name}.png`),
    type: 'image/png',
  });
  return [icon('192'), icon('512'), { ...icon('maskable'), isMaskable: true }];
};

/**
 * Icons of the installed app: the mark, and the brand's own icon, or those of the built-in brand whose
 * mark it shows. The favicon may be an ICO, which phones do not support.
 */
export function installIcons({ icons, input, markPath }: BrandFile): readonly IconFile[] {
  const builtInIcons = input.logo?.mark === undefined ? ownIcons(input.extends) : [];
  return [{ path: markPath, type: 'image/svg+xml' }, ...(icons.app ? [icons.app] : builtInIcons)];
}

/** Icon of an iPhone's home screen, which has no transparent corners; `undefined` for a mark alone. */
export const homeIcon = (brand: BrandFile): IconFile | undefined =>
  brand.icons.app ?? installIcons(brand).find(({ isMaskable }) => isMaskable);

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
      ...(icon.isMaskable && { purpose: 'maskable' }),
    })),
  });
}
