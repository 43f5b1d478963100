// Writes the tokens of every brand into `dist/tokens`, run from the folder of the kit after its build:
// as CSS for pages without JavaScript of ours, and in the W3C Design Tokens format for design tools.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = resolve('dist/tokens');

/** @type {typeof import('../packages/ui/src/tokens/index.ts')} */
const { baja, brandCss, designTokensText, lentera, pesisir } = await import(
  pathToFileURL(`${folder}/index.js`).href
);

for (const brand of [lentera, pesisir, baja]) {
  writeFileSync(`${folder}/${brand.name}.css`, `${brandCss(brand)}\n`);
  writeFileSync(`${folder}/${brand.name}.json`, designTokensText(brand));
}
