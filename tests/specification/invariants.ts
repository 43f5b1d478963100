import type { Clause } from './clause.ts';
import { clausesOf } from './clause.ts';

const server = (path: string) => `packages/server/src/${path}`;
const migration = (name: string) => `packages/server/migrations/${name}.sql`;

/** Invariants of money, each with the code or constraint that enforces it, and its proofs. */
export const invariants: readonly Clause[] = clausesOf('Invariants', [
  [
    'I1: the entries of a transfer sum to zero; there are two or more, in one currency (C1, C11)',
    [server('domain/postings.ts'), server('store/posting-ctes.ts')],
    [],
    'posting-unbalanced',
    'posting-wrong-wallet',
    'audit-every-check-planted',
  ],
  [
    'I2: all balances of a currency sum to zero, those of the house included (C2)',
    [server('store/audit-queries.ts')],
    [],
    'posting-any-sequence',
    'planted-currency-mix',
  ],
  [
    'I3: a balance is the sum of its entries (C3)',
    [server('store/posting-ctes.ts')],
    [],
    'posting-any-sequence',
    'audit-wallet-without-entry',
  ],
  [
    'I4: entries chain: each starts where the one before ended, versions count from 1 (C4, C5, C12)',
    [migration('0002_ledger'), server('store/posting-ctes.ts')],
    [],
    'posting-chains-entries',
    'planted-edited-history',
  ],
  [
    'I5: a balance less what is held is never below the floor, also in between (C6, C6b)',
    [migration('0002_ledger'), server('store/holds.ts')],
    [],
    'posting-dips-below-floor',
    'wallet-100-bets',
    'planted-overdraft',
  ],
  [
    'I6: transfers, entries and hold steps are never changed or removed; who does so behind the triggers is found (C40, C41, C42)',
    [migration('0002_ledger'), migration('0015_audit'), server('services/audit/audit-clock.ts')],
    [],
    'entries-immutable',
    'audit-old-row-changed',
    'audit-clock-logs',
  ],
  [
    'I7: one effect per person and key',
    [migration('0002_ledger'), server('store/idempotency.ts')],
    ['M3'],
    'repeated-bet',
    'key-with-other-content',
  ],
  [
    'I8: held money is captured or released exactly once (C7, C16)',
    [migration('0002_ledger'), server('store/holds.ts')],
    [],
    'hold-resolved-once',
    'planted-second-hold-step',
  ],
  [
    'I9: a bet is settled once, a round has one result (C8, C13)',
    [migration('0002_ledger'), migration('0010_corrections'), server('store/settlement.ts')],
    ['M6'],
    'round-settled-once',
    'second-payout-refused',
    'correction-once',
  ],
  [
    'I10: a transaction goes from pending over processing to its end, never back, and money moves with the step that says so (C16, C17, C18)',
    ['packages/core/src/rules/review-steps.ts', server('store/transactions.ts')],
    [],
    'deposit-completes-or-expires',
    'planted-unpaid-deposit',
  ],
  [
    'I11: every change of a wallet has one row in the outbox, of the same database transaction (C10)',
    [server('store/posting-ctes.ts'), server('services/outbox/outbox-publisher.ts')],
    ['R-early'],
    'outbox-wallet-events',
    'outbox-rollback',
    'planted-lost-event',
  ],
  [
    'I12: whatever shows a wallet bears its version, which only grows (C12)',
    ['packages/core/src/contract/schemas/wallet.ts'],
    [],
    'wallet-version-in-answers',
    'posting-any-sequence',
  ],
  [
    'I13: amounts are whole minor units, exact beyond what a float holds',
    ['packages/formats/src/money.ts', server('store/database.ts')],
    ['M10-store'],
    'posting-exact-amounts',
  ],
  [
    'I14: wallets are locked in the order of their ids',
    [server('store/lock-wallets.ts'), server('store/posting-ctes.ts')],
    ['M5'],
    'random-transfers-no-deadlock',
    'crossing-requests-no-deadlock',
  ],
  [
    'I15: money from outside is spendable once it is confirmed, no earlier (C17)',
    [server('services/transactions/transactions.ts')],
    [],
    'deposit-completes',
  ],
  [
    'I16: a bet is validated by the offer, the session, the status and the limits that hold when it is taken',
    [server('store/place-bets.ts'), 'packages/server/migrations/0034_guard_versions.sql'],
    ['kept-guard', 'unlocked-guard'],
    'bet-limits-current',
    'round-closed-to-bets',
    'bet-guard-current-limits',
    'bet-guard-lost-right',
  ],
]);
