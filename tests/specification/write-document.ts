// `pnpm clauses:update`: writes docs/specification.md from the tables and from clauses.ts.
import { mkdirSync, writeFileSync } from 'node:fs';
import { clauses } from './clauses.ts';
import { documentOf } from './document.ts';

const folder = new URL('../../docs/', import.meta.url);

mkdirSync(folder, { recursive: true });
writeFileSync(new URL('specification.md', folder), documentOf(clauses));
