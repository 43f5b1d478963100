import { auditQueries } from '../../packages/server/src/store/audit-queries.ts';
import { rowOf } from './document.ts';
import { invariants } from './invariants.ts';

const heading = `# Money: invariants and checks

After reading this page you can find, for each rule of the ledger, the code that enforces it, the test that
fails when it is broken, and the check that looks for it in a running platform. How money works is in
[money](money.md). This page is made from \`tests/specification/invariants.ts\` and
\`packages/server/src/store/audit-queries.ts\` by \`pnpm clauses:update\`; a test compares them.

## Invariants

| Invariant | Enforced by | Proved by | Mutants |
| --- | --- | --- | --- |
`;

const checks = `
## Checks

Every row that a check answers is a fault. Those marked _new_ are also run on what has changed since
the audit before; the others look at everything.

| Check | What must hold | |
| --- | --- | --- |
`;

/** Invariants and checks of the ledger, as one page. */
export const moneyDocument = (): string =>
  [
    heading,
    `${invariants.map(rowOf).join('\n')}\n`,
    checks,
    `${auditQueries
      .map(
        ({ id, purpose, faults }) =>
          `| ${id} | ${purpose} | ${typeof faults === 'string' ? '' : '_new_'} |`,
      )
      .join('\n')}\n`,
  ].join('');
