import type { Mutant } from './mutant.ts';

const server = 'packages/server/src';
const database = `${server}/store/database.ts`;
const postings = `${server}/store/posting-ctes.ts`;
const keys = `${server}/store/idempotency.ts`;
const placing = `${server}/store/place-bets.ts`;

const deciding = 'packages/core/src/rules/review-decision.ts';

const locked = `    from wallets where id = t.wallet_id
    for no key update`;

/** The mistakes that every money suite must kill. */
export const moneyMutants: readonly Mutant[] = [
  {
    id: 'M1',
    what: 'a balance is read, checked and written without a lock',
    edits: [{ file: postings, text: locked, replacement: locked.replace('for no key update', '') }],
    test: 'tests/faults/races.test.ts',
    title: 'versions of a wallet follow real time for 32 clients on two nodes',
  },
  {
    id: 'M2-bet',
    what: 'the key of a bet is looked for before, and does not have to be new',
    edits: [
      {
        file: placing,
        text: `  from accepted a join chained c on c.transfer_id = a.transfer_id
)
select`,
        replacement: `  from accepted a join chained c on c.transfer_id = a.transfer_id
  on conflict do nothing
)
select`,
      },
    ],
    test: 'tests/faults/races.test.ts',
    title: 'M2: a key that two nodes write at once makes one bet, with the same answer from both',
  },
  {
    id: 'M2-request',
    what: 'the key of a request does not have to be new',
    edits: [
      {
        file: keys,
        text: 'values ($1, $2, $3, $4, $5)`',
        replacement: 'values ($1, $2, $3, $4, $5) on conflict do nothing`',
      },
    ],
    test: 'tests/ledger/races.test.ts',
    title: 'a repeated cash-in has one effect and one answer',
  },
  {
    id: 'M3',
    what: 'a key answers whatever is asked under it',
    edits: [
      {
        file: keys,
        text: `stored.targetId === keyed.targetId &&
    stored.bodyHash === keyed.bodyHash`,
        replacement: 'stored.targetId === keyed.targetId',
      },
    ],
    test: 'tests/ledger/races.test.ts',
    title: 'a repeated key with other content is a conflict and moves nothing',
  },
  {
    id: 'M4',
    what: 'a key is everybody’s',
    edits: [
      {
        file: keys,
        text: 'select * from idempotency_keys where actor_id = a.actor_id and key = a.key',
        replacement: 'select * from idempotency_keys where key = a.key',
      },
      {
        file: placing,
        text: 'where k.actor_id = w.actor_id and k.key = w.key',
        replacement: 'where k.key = w.key',
      },
    ],
    test: 'tests/ledger/races.test.ts',
    title: 'an equal key of another caller is another call',
  },
  {
    id: 'M5',
    what: 'wallets are locked in any order',
    edits: [
      {
        file: postings,
        text: 'from (select distinct wallet_id from touching order by wallet_id) t',
        replacement:
          'from (select wallet_id from (select distinct wallet_id from touching) d order by random()) t',
      },
    ],
    test: 'tests/ledger/races.test.ts',
    title: 'four wallets survive random transfers between them without a deadlock',
  },
  {
    id: 'M6',
    what: 'the database lets a bet be paid twice',
    edits: [
      {
        file: `${server}/store/migrate.ts`,
        text: `const checksum = createHash('sha256')`,
        replacement: `return {
        number: Number.parseInt(name, 10),
        name,
        text: text.replace('create unique index transfers_pay_a_bet_once', 'create index transfers_pay_a_bet_once'),
        checksum: 'mutant',
      };
      const checksum = createHash('sha256')`,
      },
    ],
    relies: {
      file: 'packages/server/migrations/0002_ledger.sql',
      text: 'create unique index transfers_pay_a_bet_once',
    },
    test: 'tests/ledger/settlement.test.ts',
    title: 'the database itself refuses a second payout of a bet',
  },
  {
    id: 'M7-compare',
    what: 'a transaction moves on from whatever status it has',
    edits: [
      {
        file: 'packages/core/src/rules/review-steps.ts',
        text: "if (!isOpenStatus(request.status) || version !== request.version) return 'conflict';",
        replacement: '',
      },
    ],
    test: 'tests/ledger/reviews.test.ts',
    title: 'a review of an outdated version is a conflict',
  },
  {
    id: 'M7-set',
    what: 'two decide about a transaction without waiting for each other',
    edits: [
      {
        file: `${server}/store/transactions.ts`,
        text: "'select from transactions where id = $1 for no key update'",
        replacement: "'select from transactions where id = $1'",
      },
    ],
    test: 'tests/ledger/requests-races.test.ts',
    title: '%s and %s by two reviewers at once: one of them is too late',
    only: 'complete and reject by two reviewers',
  },
  {
    id: 'M8',
    what: 'news is not written in the transaction of its cause',
    edits: [
      {
        file: postings,
        text: `  from chained
  order by version`,
        replacement: '  from chained where false',
      },
    ],
    test: 'tests/ledger/outbox.test.ts',
    title: 'a wallet event is written in the transaction of the bet, whichever writer answers it',
  },
  {
    id: 'M9-refusal',
    what: 'a database without synchronous_commit is taken',
    edits: [
      {
        file: database,
        text: "['fsync', 'synchronous_commit', 'full_page_writes']",
        replacement: "['fsync', 'full_page_writes']",
      },
    ],
    test: 'tests/ledger/embedded-postgres.test.ts',
    title: 'a database that has %s off is refused (%s)',
    only: 'that has synchronous_commit off is refused',
  },
  {
    id: 'M9-loss',
    what: 'bets are acknowledged before they are on disk',
    edits: [
      {
        file: database,
        text: "['fsync', 'synchronous_commit', 'full_page_writes']",
        replacement: "['fsync', 'full_page_writes']",
      },
      {
        file: database,
        text: 'set plan_cache_mode = force_generic_plan`',
        replacement: 'set plan_cache_mode = force_generic_plan;set synchronous_commit = off`',
      },
    ],
    test: 'tests/faults/database-kill.test.ts',
    title:
      'a database killed in ${rounds} rounds loses no acknowledged bet, and the service answers again',
  },
  {
    id: 'M10-wire',
    what: 'amounts pass through a float on their way in',
    edits: [
      {
        file: 'packages/formats/src/minor-units.ts',
        text: "const units = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));",
        replacement:
          "const units = BigInt(Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0')));",
      },
    ],
    test: 'packages/formats/src/money.test.ts',
    title: '',
  },
  {
    id: 'M10-store',
    what: 'amounts pass through a float on their way out of the database',
    edits: [
      {
        file: database,
        text: 'oid === int8 ? BigInt :',
        replacement: 'oid === int8 ? (text: string) => BigInt(Number(text)) :',
      },
    ],
    test: 'tests/ledger/postings.test.ts',
    title: 'a posting keeps exact amounts beyond what a float can hold',
  },
  {
    id: 'M11',
    what: 'work is done twice when it is tried again',
    edits: [
      {
        file: database,
        text: '      onRetry();\n',
        replacement: '      onRetry();\n      await work().catch(() => undefined);\n',
      },
    ],
    test: 'tests/ledger/races.test.ts',
    title: 'a transaction is tried again after a deadlock, and happens once',
  },
  {
    id: 'M12',
    what: 'money is decided on a replica',
    edits: [{ file: database, text: 'if (rows[0]?.replica) {', replacement: 'if (!rows[0]) {' }],
    test: 'tests/faults/guards.test.ts',
    title: 'a server refuses to start on a replica',
  },
  {
    id: 'M13',
    what: 'a rollback of an unknown bet pays',
    edits: [
      {
        file: `${server}/providers/calls/rollback.ts`,
        text: 'if (!isWhole && bets.length === 0) await placeTombstone',
        replacement: `if (!isWhole && bets.length === 0) {
    const lucky = await tx.row('select id from wallets where balance > 0 order by id desc limit 1');
    const about = { kind: 'refund', currency: 'IDR', reference: claimed.id } as const;
    await postTransfers(tx, [move(house('provider'), wallet(lucky?.id ?? ''), 10n, about)], now);
  }
  if (!isWhole && bets.length === 0) await placeTombstone`,
      },
    ],
    test: 'tests/providers/failure-rules.test.ts',
    title: '4: a rollback of an unknown bet is accepted and moves no money',
  },
  {
    id: 'M14',
    what: 'a bet is taken after its rollback',
    edits: [
      {
        file: `${server}/providers/calls/rollback.ts`,
        text: 'if (!isWhole && bets.length === 0) await placeTombstone(context, round, targetExternalId);',
        replacement: 'void placeTombstone;',
      },
    ],
    test: 'tests/providers/failure-rules.test.ts',
    title: '5: a bet that arrives after its rollback is refused',
  },
  {
    id: 'M15',
    what: 'a win of a player who is locked is refused',
    edits: [
      {
        file: `${server}/providers/calls/win.ts`,
        text: `  const amount = readSum(body.amount, currency);
`,
        replacement: `  const amount = readSum(body.amount, currency);
  const owner = await tx.row('select u.status from users u join wallets w on w.user_id = u.id where w.id = $1', [walletId]);
  if (owner?.status !== 'activated') throw new WalletRefusal('PLAYER_LOCKED', 'Locked.', walletId);
`,
      },
    ],
    test: 'tests/providers/failure-rules.test.ts',
    title: '10: a win is accepted when the session is over, the player locked or a limit reached',
  },
  {
    id: 'M16',
    what: 'time is the server’s, not the database’s',
    edits: [
      {
        file: `${server}/store/rounds.ts`,
        text: '  if (at) return at;\n',
        replacement: '  if (at) return at;\n  return new Date();\n',
      },
    ],
    test: 'tests/faults/clocks.test.ts',
    title: 'nodes whose clocks are off expire a deposit when the database says so, not before',
  },
  {
    id: 'kept-guard',
    what: 'a bet takes its money under what was known of its player before',
    edits: [
      {
        file: placing,
        text: 'l.guard_version <> s.guard_version',
        replacement: 'false',
      },
    ],
    test: 'tests/ledger/bet-guards.test.ts',
    title:
      'a bet follows the limits and status that hold now, whatever was cached from bets before',
  },
  {
    id: 'draw-cap',
    what: 'bets on a draw are taken whatever the house may lose',
    edits: [
      {
        file: placing,
        text: 'where draw_odds is null or drawn_so_far * (draw_odds - 100) <= draw_cap::numeric * 100',
        replacement: '',
      },
    ],
    test: 'tests/ledger/draw-market.test.ts',
    title: 'under 200 bets of many players at once, exactly what the cap covers is taken',
  },
  {
    id: 'draw-lock',
    what: 'what a draw market took is read, checked and written without a lock',
    edits: [
      {
        file: placing,
        text: `where round_id = drawn.id
    for no key update`,
        replacement: 'where round_id = drawn.id',
      },
      // Added to what is there by then, the constraint of the table would refuse too much.
      {
        file: placing,
        text: 'set staked = m.staked + d.amount',
        replacement:
          'set staked = (select k.staked from market k where k.round_id = m.round_id) + d.amount',
      },
    ],
    test: 'tests/faults/races.test.ts',
    title:
      'a draw market takes exactly what its cap covers of 1,000 bets at once, of 20 players on two nodes',
  },
  {
    id: 'draw-pool',
    what: 'stakes on a draw go into the pool',
    edits: [
      {
        file: `${server}/domain/postings.ts`,
        text: "isInPool(side) ? pool(roundId) : house('draw')",
        replacement: 'pool(roundId)',
      },
    ],
    test: 'tests/ledger/draw-market.test.ts',
    title:
      'the draw market takes stakes to an account of the house, and shows its odds and the room left',
  },
  {
    id: 'draw-commission',
    what: 'agents earn on bets of which nothing is taken out',
    edits: [
      {
        file: `${server}/games/arena/earned-on.ts`,
        text: 'isInPool(selection) && ',
        replacement: '',
      },
    ],
    test: 'tests/ledger/draw-market.test.ts',
    title: 'agents earn nothing on the draw market, whose stakes bear no commission',
  },
  {
    id: 'unlocked-guard',
    what: 'the end of a session does not wait for bets that are under way',
    edits: [
      {
        file: `${server}/store/migrate.ts`,
        text: `const checksum = createHash('sha256')`,
        replacement: `return {
        number: Number.parseInt(name, 10),
        name,
        text: text.replace('create trigger sessions_guard_stakes after update of revoked_at', 'create trigger sessions_guard_stakes after update of user_agent'),
        checksum: 'mutant',
      };
      const checksum = createHash('sha256')`,
      },
    ],
    relies: {
      file: 'packages/server/migrations/0034_guard_versions.sql',
      text: 'create trigger sessions_guard_stakes after update of revoked_at',
    },
    test: 'tests/ledger/bet-guards.test.ts',
    title: 'bets move money before a simultaneous loss of the right to bet is answered, or never',
  },
  {
    id: 'lost-connection',
    what: 'a connection that is lost between two statements ends the process',
    edits: [
      {
        file: database,
        text: "  pool.on('connect', (client) => client.on('error', () => undefined));\n",
        replacement: '',
      },
    ],
    test: 'tests/faults/database.test.ts',
    title:
      'a connection lost between two statements undoes the transaction, and no other caller notices',
  },
  {
    id: 'single-statement',
    what: 'a single statement that others were in the way of is the caller’s fault',
    edits: [
      {
        file: database,
        text: 'again(() => connections.use((client) => answerOf(client, config, answerMs)));',
        replacement: 'connections.use((client) => answerOf(client, config, answerMs));',
      },
    ],
    test: 'tests/faults/database.test.ts',
    title: 'a single statement is tried again, too',
  },
  {
    id: 'skewed-signature',
    what: 'the clock of the node decides the age of a signed call',
    edits: [
      {
        file: `${server}/services/auth/signed-call.ts`,
        text: 'now.getTime() / 1_000',
        replacement: 'Date.now() / 1_000',
      },
    ],
    test: 'tests/faults/clocks.test.ts',
    title: 'nodes whose clocks are off accept the signed calls of providers whose clock is right',
  },
  {
    id: 'guesses-apart',
    what: 'each process counts guesses for itself',
    edits: [
      {
        file: `${server}/services/auth/login-guard.ts`,
        text: "account: countInDatabase(db, 'account', loginLimits.account)",
        replacement: 'account: countInMemory(loginLimits.account)',
      },
    ],
    test: 'tests/security/guessing.test.ts',
    title:
      'an account and an address have as many guesses at all processes as at one; a restart forgives none',
  },
  {
    id: 'M17-house',
    what: 'an agent above a player decides about the house’s money',
    edits: [
      {
        file: deciding,
        text: "if (request.settlingAgentId === null) return ['house-channel'];",
        replacement: 'if (request.settlingAgentId === null) return [];',
      },
      {
        file: deciding,
        text: '  const isSettling = request.settlingAgentId === decider.id;',
        replacement: '  const isSettling = [null, decider.id].includes(request.settlingAgentId);',
      },
    ],
    test: 'tests/ledger/collusion.test.ts',
    title: 'an agent and new players get no more than staff let in, whatever they do together',
  },
  {
    id: 'M17-float',
    what: 'what an agent approves comes from the house',
    edits: [
      {
        file: `${server}/domain/request-money.ts`,
        text: "settlingWalletId === null ? house('clearing') : wallet(settlingWalletId);",
        replacement: "settlingWalletId === '' ? wallet(settlingWalletId) : house('clearing');",
      },
    ],
    test: 'tests/ledger/collusion.test.ts',
    title: 'an agent and new players get no more than staff let in, whatever they do together',
  },
  {
    id: 'M17-day',
    what: 'approvals of one agent do not wait for each other',
    edits: [
      {
        file: `${server}/services/transactions/take-review-step.ts`,
        text: 'if (settlingWalletId !== null) {',
        replacement: "if (settlingWalletId === '') {",
      },
    ],
    test: 'tests/ledger/agent-settlement.test.ts',
    title: 'many approvals of one agent at once stay within the daily limit',
  },
];
