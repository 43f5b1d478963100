// Writes docs/specification.md from the tables and from tests/specification/clauses.ts.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clauses } from '../tests/specification/clauses.ts';
import { documentOf } from '../tests/specification/document.ts';
import { root } from './run.mjs';

mkdirSync(join(root, 'docs'), { recursive: true });
writeFileSync(join(root, 'docs/specification.md'), documentOf(clauses));
