import { auditQueries } from '../../packages/server/src/store/audit-queries.ts';
import { rowOf } from './document.ts';
import { invariants } from './invariants.ts';

const heading = `# What holds of the money

Sixteen things that are true of the books at all times, what makes each so, and the test that fails
when it is not; then the checks that look for it in a running platform. This page is made from
\`tests/specification/invariants.ts\` and \`packages/server/src/store/audit-queries.ts\` by
\`pnpm clauses:update\`; a test compares them.

## Invariants

| What holds | Held by | Proved by |
| --- | --- | --- |
`;

const checks = `
## Checks

Every row that a check answers is a fault. Those marked _new_ are also run on what has changed since
the audit before; the others look at everything.

| Check | What must hold | |
| --- | --- | --- |
`;

const audits = `
## When the books are audited

- **Every test that moves money** ends with all checks: what a world of \`tests/ledger/provide-worlds.ts\`
  leaves behind is audited after each test, and what the platform of \`tests/contract\` leaves behind
  after all of them.
- **In production** one of the nodes audits what is new every 30 seconds: each wallet goes on from
  where it was last found sound (\`audit_checkpoints\`). Everything is audited when a node starts,
  unless it was within the hour, once a day, whenever staff asks on the page _Ledger audit_, and at
  once when PostgreSQL counted a change to rows that are written once. What was found is kept in
  \`audit_runs\`, shown to staff with what is at fault, and logged as an error when it is not sound.
- \`pnpm bench audit\` measures both on a few million entries.

## How a rewritten history is found

UPDATE, DELETE and TRUNCATE of the history are refused by triggers, for the owner of the tables as
well. Whoever may switch triggers off leaves traces:

1. Each transfer has a digest (SHA-256) of all that it says, its postings included (C40).
2. Each change of a wallet has a hash of that digest and of the hash before it, and the wallet keeps
   the newest (C41). The wallet is locked when it changes, so the chain makes nobody wait.
3. The triggers themselves are looked for (C42).
4. PostgreSQL counts changes to tables by itself. In the history the count is zero for ever; when it
   is not, everything is audited at the next look, at most 30 seconds later.

The hashes need no secret: whoever rewrites the whole chain of a wallet up to its newest hash fools
them. What was told outside does not change with it: the page of a movement shows its hash to the
player, and backups hold the chain as it was.
`;

const corrections = `
## Putting things right

| What was wrong | How it is put right | What it does |
| --- | --- | --- |
| an open bet of the arena | \`bet.void\`, while its round takes bets | a \`refund\` from the pool, or of a bet on a draw from the house; the bet is \`cancelled\` and leaves the pools. Once betting has ended its stake is part of what was written down and signed, and only the round can be put right |
| the result of a fight | a correction of the round, once, within a day | differences are booked by \`correction\` |
| a deposit, a withdrawal, cash, float, an opening balance | \`transfer.reverse\` of the movement, once | every side is booked the other way round by a \`correction\` whose reference is the transfer; a wallet gives what it may spend, and owes the rest to \`shortfall\` (C50) |
| too much or too little float | \`float.mint\`, \`float.burn\`, in the version of the wallet that was seen | \`mint\` and \`burn\` against \`genesis\` |

All but the second are changes that may take two people (\`docs/security.md\`), with a reason that the
owner of the wallet reads in the news and in the movement. Staff finds them in a movement of the
ledger (\`/wallet/{walletId}/ledger?entry={version}\`), float on the page of the agent or admin. A
transaction that was completed stays so, and reports count it: what was taken back is in the ledger.
Proof: \`tests/ledger/money-changes.test.ts\`.
`;

/** What holds of the money, as one page. */
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
    audits,
    corrections,
  ].join('');
