import type { Clause } from './clause.ts';
import { clausesOf } from './clause.ts';

const server = (path: string) => `packages/server/src/${path}`;
const migration = (name: string) => `packages/server/migrations/${name}.sql`;
const ledger = (name: string) => `tests/ledger/${name}.test.ts`;

const [audit, runs, postings] = [ledger('audit'), ledger('audit-runs'), ledger('postings')];
const anySequence = 'keeps every invariant under any sequence of transfers and holds';
const everyPlant = 'has a planted fault for every check';

/** What holds of the money at all times, the code or constraint that makes it so, and the proof. */
export const invariants: readonly Clause[] = clausesOf('Invariants', [
  [
    'I1: the entries of a transfer sum to zero; there are two or more, in one currency (C1, C11)',
    [server('domain/postings.ts'), server('store/posting-ctes.ts')],
    [],
    [postings, 'refuses a transfer that does not balance'],
    [postings, 'refuses a wallet that does not exist, or has another currency'],
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
    [runs, 'sees by %s a wallet that was changed beside its history'],
  ],
  [
    'I4: entries chain: each starts where the one before ended, versions count from 1 (C4, C5, C12)',
    [migration('0002_ledger'), server('store/posting-ctes.ts')],
    [],
    [postings, 'chains several entries of one wallet within one call'],
    [audit, 'an edited history'],
  ],
  [
    'I5: a balance less what is held is never below the floor, also in between (C6, C6b)',
    [migration('0002_ledger'), server('store/holds.ts')],
    [],
    [postings, 'refuses a call that dips below the floor in between, even if it ends above'],
    [ledger('races'), 'funded for 100 bets accepts exactly 100 of 1,000 at once'],
    [audit, 'an overdraft in the past'],
  ],
  [
    'I6: transfers, entries and hold steps are never changed or removed; who does so behind the triggers is found (C40, C41, C42)',
    [migration('0002_ledger'), migration('0015_audit'), server('services/audit-clock.ts')],
    [],
    [postings, 'writes history that cannot be changed, not even by its owner'],
    [runs, 'looks at everything again once an old row was %s behind the back of the triggers'],
    [runs, 'keeps auditing, and logs as an error what is not sound'],
  ],
  [
    'I7: one effect per person and key',
    [migration('0002_ledger'), server('store/idempotency.ts')],
    ['M3'],
    [ledger('races'), 'has one effect and one answer, 20 keys sent 50 times each at once'],
    [ledger('races'), 'with other content is a conflict and moves nothing'],
  ],
  [
    'I8: held money is captured or released exactly once (C7, C16)',
    [migration('0002_ledger'), server('store/holds.ts')],
    [],
    [postings, 'is resolved once, whoever comes at the same time'],
    [audit, 'a hold resolved twice'],
  ],
  [
    'I9: a bet is settled once, a round has one result (C8, C13)',
    [migration('0002_ledger'), migration('0010_corrections'), server('store/settlement.ts')],
    ['M6'],
    [
      ledger('settlement'),
      'settles each bet once when two nodes settle one round at the same time',
    ],
    [ledger('settlement'), 'refuses a second payout of a bet in the database itself'],
    [ledger('corrections'), 'is carried out once when two nodes are at it'],
  ],
  [
    'I10: a transaction goes from pending over processing to its end, never back, and money moves with the step that says so (C16, C17, C18)',
    ['packages/core/src/rules/review-steps.ts', server('store/transactions.ts')],
    [],
    [
      ledger('requests-races'),
      'complete and lapse: either the money arrives or the deposit is over',
    ],
    [audit, 'a deposit completed without its money'],
  ],
  [
    'I11: every change of a wallet has one row in the outbox, of the same database transaction (C10)',
    [server('store/posting-ctes.ts'), server('services/outbox-publisher.ts')],
    ['R-early'],
    [ledger('outbox'), 'tells the owner of every change of a wallet, in order'],
    [ledger('outbox'), 'says nothing of what was rolled back'],
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
    ['packages/core/src/contract/money.ts', server('store/database.ts')],
    ['M10-store'],
    [postings, 'keeps exact amounts beyond what a float can hold'],
  ],
  [
    'I14: wallets are locked in the order of their ids',
    [server('store/lock-wallets.ts'), server('store/posting-ctes.ts')],
    ['M5'],
    [ledger('races'), 'survives random transfers between four wallets without a deadlock'],
    [
      ledger('requests-races'),
      'crossing cash-outs, cash-ins and bets never wait for each other in a circle',
    ],
  ],
  [
    'I15: money from outside is spendable once it is confirmed, no earlier (C17)',
    [server('services/transactions.ts')],
    [],
    [
      ledger('requests'),
      'moves nothing until it is completed; then the exact sum less the fee arrives',
    ],
  ],
  [
    'I16: a bet is judged by the offer, the session, the status and the limits that hold when it is taken',
    [server('store/place-bets.ts'), 'packages/server/migrations/0034_guard_versions.sql'],
    ['kept-guard', 'unlocked-guard'],
    [ledger('settlement'), 'are judged by the limits that hold now, not by those read before'],
    [
      ledger('settlement'),
      'accepts no bet after the close, and the pool at close holds every bet before it',
    ],
    [ledger('bet-guards'), 'is what holds now, whatever was kept from bets before'],
    [ledger('bet-guards'), 'move money before it is answered, or never'],
  ],
]);
