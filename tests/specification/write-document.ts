// `pnpm clauses:update`: writes docs/specification.md and docs/money.md from their tables.
import { mkdirSync, writeFileSync } from 'node:fs';
import { clauses } from './clauses.ts';
import { documentOf } from './document.ts';
import { moneyDocument } from './money-document.ts';

const folder = new URL('../../docs/', import.meta.url);

mkdirSync(folder, { recursive: true });
writeFileSync(new URL('specification.md', folder), documentOf(clauses));
writeFileSync(new URL('money.md', folder), moneyDocument());
