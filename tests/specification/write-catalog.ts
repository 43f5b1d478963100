// `pnpm catalog:update`: writes catalog.json of core and app, the tables of docs/partners/own-backend.md and
// the pages of docs/reference.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brandCatalogText } from './brand-catalog.ts';
import { catalogText, withContract } from './catalog.ts';
import { referencePages } from './reference.ts';

const root = new URL('../../', import.meta.url);
const guide = new URL('docs/partners/own-backend.md', root);

writeFileSync(new URL('packages/core/catalog.json', root), catalogText());
writeFileSync(new URL('packages/app/catalog.json', root), brandCatalogText());
writeFileSync(guide, withContract(readFileSync(guide, 'utf8')));

const reference = new URL('docs/reference/', root);
mkdirSync(reference, { recursive: true });
for (const [file, text] of Object.entries(referencePages)) {
  writeFileSync(new URL(file, reference), text());
}
