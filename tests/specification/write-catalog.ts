// `pnpm catalog:update`: writes packages/core/catalog.json and the tables of docs/partners/own-backend.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { catalogText, withContract } from './catalog.ts';

const root = new URL('../../', import.meta.url);
const guide = new URL('docs/partners/own-backend.md', root);

writeFileSync(new URL('packages/core/catalog.json', root), catalogText());
writeFileSync(guide, withContract(readFileSync(guide, 'utf8')));
