// `pnpm clauses:update`: writes docs/specification.md and docs/money-proofs.md from their tables, and
// the mutants of each promise into docs/security.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import { promisesPage } from '../mutants/promise-rows.ts';
import { clauses } from './clauses.ts';
import { documentOf } from './document.ts';
import { moneyDocument } from './money-document.ts';

const folder = new URL('../../docs/', import.meta.url);

mkdirSync(folder, { recursive: true });
writeFileSync(new URL('specification.md', folder), documentOf(clauses));
writeFileSync(new URL('money-proofs.md', folder), moneyDocument());
writeFileSync(new URL('security.md', folder), await promisesPage());
