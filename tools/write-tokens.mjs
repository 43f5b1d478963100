// Writes the tokens of every brand into `dist/tokens`, run from the folder of the kit after its build:
// as CSS for pages without JavaScript of ours, and in the W3C Design Tokens format for design tools, of the
// whole brand and of each of its schemes, with a resolver file of all.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fileOfScheme, resolverOf, tokensOfScheme } from './scheme-tokens.mjs';

const folder = resolve('dist/tokens');

/** @type {typeof import('../packages/ui/src/tokens/index.ts')} */
const { baja, brandCss, designTokens, designTokensText, lentera, pesisir } = await import(
  pathToFileURL(`${folder}/index.js`).href
);
const brands = [lentera, pesisir, baja];

/**
 * @param {string} file
 * @param {object} content
 */
const writeJson = (file, content) =>
  writeFileSync(`${folder}/${file}`, `${JSON.stringify(content, null, 2)}\n`);

for (const brand of brands) {
  writeFileSync(`${folder}/${brand.name}.css`, `${brandCss(brand)}\n`);
  writeFileSync(`${folder}/${brand.name}.json`, designTokensText(brand));
  for (const scheme of Object.keys(brand.schemes)) {
    writeJson(fileOfScheme(brand.name, scheme), tokensOfScheme(designTokens(brand), scheme));
  }
}
writeJson('themes.resolver.json', resolverOf(brands));
