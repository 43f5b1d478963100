import type { Clause } from './clause.ts';
import { clausesOf } from './clause.ts';

const server = (path: string) => `packages/server/src/${path}`;
const migration = (name: string) => `packages/server/migrations/${name}.sql`;
const ledger = (name: string) => `tests/ledger/${name}.test.ts`;

const [audit, runs, postings] = [ledger('audit'), ledger('audit-runs'), ledger('postings')];
const anySequence = 'any sequence of transfers and holds keeps every invariant';
const everyPlant = 'every check of the audit has a planted fault';

/** What holds of the money at all times, the code or constraint that makes it so, and the proof. */
export const invariants: readonly Clause[] = clausesOf('Invariants', [
  [
    'I1: the entries of a transfer sum to zero; there are two or more, in one currency (C1, C11)',
    [server('domain/postings.ts'), server('store/posting-ctes.ts')],
    [],
    [postings, 'a transfer that does not balance is refused'],
    [postings, 'a transfer to a wallet that does not exist, or has another currency, is refused'],
    [audit, everyPlant],
  ],
  [
    'I2: all balances of a currency sum to zero, those of the house included (C2)',
    [server('store/audit-queries.ts')],
    [],
    [postings, anySequence],
    [audit, 'a mix of currencies'],
  ],
  [
    'I3: a balance is the sum of its entries (C3)',
    [server('store/posting-ctes.ts')],
    [],
    [postings, anySequence],
    [runs, 'check %s finds a wallet that was changed without an entry'],
  ],
  [
    'I4: entries chain: each starts where the one before ended, versions count from 1 (C4, C5, C12)',
    [migration('0002_ledger'), server('store/posting-ctes.ts')],
    [],
    [postings, 'a posting chains several entries of one wallet within one call'],
    [audit, 'an edited history'],
  ],
  [
    'I5: a balance less what is held is never below the floor, also in between (C6, C6b)',
    [migration('0002_ledger'), server('store/holds.ts')],
    [],
    [postings, 'a posting that dips below the floor in between is refused, even if it ends above'],
    [ledger('races'), 'a wallet funded for 100 bets accepts exactly 100 of 1,000 at once'],
    [audit, 'an overdraft in the past'],
  ],
  [
    'I6: transfers, entries and hold steps are never changed or removed; who does so behind the triggers is found (C40, C41, C42)',
    [migration('0002_ledger'), migration('0015_audit'), server('services/audit/audit-clock.ts')],
    [],
    [postings, 'entries cannot be changed, not even by the owner of the database'],
    [runs, 'an audit checks everything again once an old row was %s without the triggers'],
    [runs, 'the audit clock keeps auditing, and logs an unsound ledger as an error'],
  ],
  [
    'I7: one effect per person and key',
    [migration('0002_ledger'), server('store/idempotency.ts')],
    ['M3'],
    [
      ledger('races'),
      'a repeated bet has one effect and one answer, 20 keys sent 50 times each at once',
    ],
    [ledger('races'), 'a repeated key with other content is a conflict and moves nothing'],
  ],
  [
    'I8: held money is captured or released exactly once (C7, C16)',
    [migration('0002_ledger'), server('store/holds.ts')],
    [],
    [postings, 'a hold that many callers resolve at the same time is resolved once'],
    [audit, 'a hold resolved twice'],
  ],
  [
    'I9: a bet is settled once, a round has one result (C8, C13)',
    [migration('0002_ledger'), migration('0010_corrections'), server('store/settlement.ts')],
    ['M6'],
    [
      ledger('settlement'),
      'each bet is settled once when two nodes settle one round at the same time',
    ],
    [ledger('settlement'), 'the database itself refuses a second payout of a bet'],
    [
      ledger('corrections'),
      'a correction is carried out once when several nodes carry it out at once',
    ],
  ],
  [
    'I10: a transaction goes from pending over processing to its end, never back, and money moves with the step that says so (C16, C17, C18)',
    ['packages/core/src/rules/review-steps.ts', server('store/transactions.ts')],
    [],
    [
      ledger('requests-races'),
      'a deposit that completes and expires at once ends one way: the money arrives or it is over',
    ],
    [audit, 'a deposit completed without its money'],
  ],
  [
    'I11: every change of a wallet has one row in the outbox, of the same database transaction (C10)',
    [server('store/posting-ctes.ts'), server('services/outbox/outbox-publisher.ts')],
    ['R-early'],
    [
      ledger('outbox'),
      'the outbox publishes every change of a wallet to its owner, in order, as the contract shows it',
    ],
    [ledger('outbox'), 'the outbox publishes nothing that was rolled back'],
    [audit, 'a lost event'],
  ],
  [
    'I12: whatever shows a wallet bears its version, which only grows (C12)',
    ['packages/core/src/contract/schemas/wallet.ts'],
    [],
    ['packages/core/src/contract/wallet-version.test.ts', 'says which version of it that is'],
    [postings, anySequence],
  ],
  [
    'I13: amounts are whole minor units, exact beyond what a float holds',
    ['packages/formats/src/money.ts', server('store/database.ts')],
    ['M10-store'],
    [postings, 'a posting keeps exact amounts beyond what a float can hold'],
  ],
  [
    'I14: wallets are locked in the order of their ids',
    [server('store/lock-wallets.ts'), server('store/posting-ctes.ts')],
    ['M5'],
    [ledger('races'), 'four wallets survive random transfers between them without a deadlock'],
    [ledger('requests-races'), 'crossing cash-outs, cash-ins and bets never deadlock'],
  ],
  [
    'I15: money from outside is spendable once it is confirmed, no earlier (C17)',
    [server('services/transactions/transactions.ts')],
    [],
    [
      ledger('requests'),
      'a deposit moves nothing until it is completed; then the exact sum less the fee arrives',
    ],
  ],
  [
    'I16: a bet is validated by the offer, the session, the status and the limits that hold when it is taken',
    [server('store/place-bets.ts'), 'packages/server/migrations/0034_guard_versions.sql'],
    ['kept-guard', 'unlocked-guard'],
    [
      ledger('settlement'),
      'a bet is validated by the limits that hold now, not by those read before',
    ],
    [
      ledger('settlement'),
      'a round accepts no bet after the close, and the pool at close holds every bet before it',
    ],
    [
      ledger('bet-guards'),
      'a bet follows the limits and status that hold now, whatever was cached from bets before',
    ],
    [
      ledger('bet-guards'),
      'bets move money before a simultaneous loss of the right to bet is answered, or never',
    ],
  ],
]);
