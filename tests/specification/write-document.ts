// `pnpm clauses:update`: writes docs/specification.md, docs/money-proofs.md, and the tables of
// docs/security.md.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { clauses } from './clauses.ts';
import { documentOf } from './document.ts';
import { moneyDocument } from './money-document.ts';
import { withPromises } from './promises-document.ts';

const folder = new URL('../../docs/', import.meta.url);
const security = new URL('security.md', folder);

mkdirSync(folder, { recursive: true });
writeFileSync(new URL('specification.md', folder), documentOf(clauses));
writeFileSync(new URL('money-proofs.md', folder), moneyDocument());
writeFileSync(security, withPromises(readFileSync(security, 'utf8')));
