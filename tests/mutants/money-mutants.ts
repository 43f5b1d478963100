import type { Mutant } from './mutant.ts';

const server = 'packages/server/src';
const database = `${server}/store/database.ts`;
const postings = `${server}/store/posting-ctes.ts`;
const keys = `${server}/store/idempotency.ts`;
const placing = `${server}/store/place-bets.ts`;

const deciding = 'packages/core/src/rules/review-decision.ts';

const locked = `    from wallets where id = t.wallet_id
    for no key update`;

/** Mutants that the tests of money must kill. */
export const moneyMutants: readonly Mutant[] = [
  {
    id: 'M1',
    what: 'a balance is read, checked and written without a lock',
    edits: [{ file: postings, text: locked, replacement: locked.replace('for no key update', '') }],
    test: 'wallet-versions-real-time',
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
    test: 'bet-key-two-nodes',
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
    test: 'repeated-cash-in',
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
    test: 'key-with-other-content',
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
    test: 'key-of-other-caller',
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
    test: 'random-transfers-no-deadlock',
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
    test: 'second-payout-refused',
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
    test: 'review-outdated-version',
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
    test: 'two-reviewers',
    only: ['complete', 'reject'],
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
    test: 'outbox-event-with-bet',
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
    test: 'database-durability-off',
    only: ['synchronous_commit'],
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
    test: 'database-killed',
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
    test: 'money-reads-back',
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
    test: 'posting-exact-amounts',
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
    test: 'deadlock-retried',
  },
  {
    id: 'M12',
    what: 'money is decided on a replica',
    edits: [{ file: database, text: 'if (rows[0]?.replica) {', replacement: 'if (!rows[0]) {' }],
    test: 'replica-refused',
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
    test: 'provider-rollback-unknown-bet',
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
    test: 'provider-bet-after-rollback',
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
    test: 'provider-late-win',
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
    test: 'clocks-deposit-expiry',
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
    test: 'bet-guard-current-limits',
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
    test: 'draw-market-cap',
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
      // Added to the current amount; a fixed value would violate the constraint of the table.
      {
        file: placing,
        text: 'set staked = m.staked + d.amount',
        replacement:
          'set staked = (select k.staked from market k where k.round_id = m.round_id) + d.amount',
      },
    ],
    test: 'draw-cap-two-nodes',
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
    test: 'draw-market-house-account',
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
    test: 'draw-market-no-commission',
  },
  {
    id: 'guarantee-batch',
    what: 'each batch of a round that is paid tops up its guaranteed prizes',
    edits: [
      {
        file: `${server}/games/tables/pay-round.ts`,
        text: ` && round.settledThrough === null`,
        replacement: '',
      },
    ],
    test: 'guarantee-between-batches',
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
    test: 'bet-guard-lost-right',
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
    test: 'connection-lost-in-transaction',
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
    test: 'single-statement-retried',
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
    test: 'clocks-provider-signature',
  },
  {
    id: 'guesses-apart',
    what: 'each process counts guesses for itself',
    edits: [
      {
        file: `${server}/services/auth/login-guard.ts`,
        text: "account: createDatabaseCounter(db, 'account', loginLimits.account)",
        replacement: 'account: createMemoryCounter(loginLimits.account)',
      },
    ],
    test: 'guesses-across-processes',
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
    test: 'collusion-agent-and-players',
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
    test: 'collusion-agent-and-players',
  },
  {
    id: 'M17-day',
    what: 'approvals of one agent do not wait for each other',
    edits: [
      {
        file: `${server}/services/transactions/perform-review-step.ts`,
        text: 'if (settlingWalletId !== null) {',
        replacement: "if (settlingWalletId === '') {",
      },
    ],
    test: 'agent-daily-limit',
  },
  {
    id: 'further-unchecked',
    what: 'a further stake of a play is not checked as a stake',
    edits: [
      {
        file: `${server}/services/plays/may-step.ts`,
        text: '    return assertMayStake(tx, actor, game, further.amount, deps);',
        replacement: '    return;',
      },
    ],
    test: 'further-stake-checks',
  },
  {
    id: 'further-unpaid',
    what: 'a further stake counts for the payout and is not taken',
    edits: [
      {
        file: `${server}/services/plays/play-transfers.ts`,
        text: 'length: further?.count ?? 0',
        replacement: 'length: 0',
      },
    ],
    test: 'double-takes-second-stake',
  },
  {
    id: 'further-cap',
    what: 'the cap of a jurisdiction looks at the further stake alone',
    edits: [
      {
        file: `${server}/services/plays/may-step.ts`,
        text: '  { sum }: FurtherStake,',
        replacement: '  { each: sum }: FurtherStake,',
      },
    ],
    test: 'cap-counts-all-stakes',
  },
  {
    id: 'further-turn',
    what: 'a double that is sent twice doubles the next hand as well',
    edits: [
      {
        file: 'packages/core/src/games/blackjack/blackjack-steps.ts',
        text: 'if (turn !== run.moves.length)',
        replacement: 'if (turn > run.moves.length)',
      },
    ],
    test: 'one-turn-one-further-stake',
  },
];
