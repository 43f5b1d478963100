import type { Mutant } from './mutant.ts';
import { toMutants } from './mutant-rows.ts';

const server = 'packages/server/src';
const core = 'packages/core/src';
const demoMode = `${server}/config/demo-mode.ts`;
const pushSender = `${server}/services/notifications/push-sender.ts`;
const readiness = `${server}/operations/readiness.ts`;

/** Mutants of operations: the start, readiness, the log, and prompts of commands. */
export const operationsMutants: readonly Mutant[] = toMutants([
  [
    'O-demo-database',
    'an external database is seeded with the demo',
    demoMode,
    'databaseUrl === undefined && !trustProxy',
    '!trustProxy',
    'demo-off',
    'with an external database',
  ],
  [
    'O-demo-proxy',
    'a platform behind a proxy is a demo',
    demoMode,
    'databaseUrl === undefined && !trustProxy',
    'databaseUrl === undefined',
    'demo-off',
    'behind a proxy',
  ],
  [
    'O-hosts',
    'a database address with several hosts is accepted',
    `${server}/config/read-environment.ts`,
    'z.refine((value) => !namesSeveralHosts(value), {',
    'z.refine((value) => !namesSeveralHosts(value) || value.length > 0, {',
    'environment-single-host',
  ],
  [
    'O-pooler',
    'a pooler that changes connections is accepted',
    `${server}/store/database.ts`,
    'if (ones.size === 1 && twos.size === 1 && new Set([...ones, ...twos]).size === 2) return;',
    'if (ones.size > 0 && twos.size > 0) return;',
    'pooler-refused',
  ],
  [
    'O-probes',
    'each question about readiness writes',
    readiness,
    'now() - last.at < everyMs',
    'now() - last.at < 0',
    'readiness-write-rate',
  ],
  [
    'O-other-secret',
    'a node with another secret is ready',
    readiness,
    'return current === keyId',
    "return current !== ''",
    'readiness-other-secret',
  ],
  [
    'O-read-only',
    'a server that takes no writes is a failure of ours',
    `${server}/store/sql-state.ts`,
    "const readOnly = '25006';",
    "const readOnly = '25007';",
    'pool-left-read-only-server',
  ],
  [
    'O-old-connections',
    'only the connection that met a read-only server is replaced',
    `${server}/store/database.ts`,
    'if (isReadOnlyServer(error)) generation += 1;',
    '',
    'pool-left-read-only-server',
  ],
  [
    'O-bet-log',
    'the log of a bet does not name its wallet',
    `${server}/http/money-facts.ts`,
    '    ...(row.ownWallet ? { walletId } : {}),\n',
    '',
    'bet-log-line',
  ],
  [
    'O-request-id',
    'a call gets another id than the one it came with',
    `${server}/http/request-id.ts`,
    "typeof header === 'string' && acceptable.test(header) ? header : randomUUID()",
    "typeof header === 'string' && acceptable.test(header) ? header.toUpperCase() : randomUUID()",
    'bet-log-line',
  ],
  [
    'O-any-origin',
    'pages of every origin read answers once some may',
    `${server}/http/cross-origin.ts`,
    'if (origin === undefined || !allowed.has(origin)) return false;',
    'if (origin === undefined) return false;',
    'cross-origin-no-grant',
  ],
  [
    'O-cash-in',
    'cash-in counts in no deposit limit',
    `${server}/store/limits.ts`,
    "x.type in ('deposit', 'cash-in')",
    "x.type in ('deposit')",
    'deposit-limit-counts-cash-in',
  ],
  [
    'O-push-pause',
    'a push service postpones messages for as long as it likes',
    pushSender,
    'Math.min(pauseSeconds, Math.max(message.secondsLeft, 0))',
    'pauseSeconds',
    'push-pause-within-life',
    '86400000',
  ],
  [
    'O-push-away',
    'a push service that does not answer is called for every message',
    pushSender,
    'if (awayHost !== undefined) away.set(',
    "if (awayHost === '') away.set(",
    'push-away-host-waits',
  ],
  [
    'O-push-newer',
    'a device is removed for a message that this node cannot write',
    pushSender,
    "return { outcome: 'retry', pauseSeconds: pauseAfter(tries) };",
    "return { outcome: 'gone' };",
    'push-of-newer-node',
  ],
  [
    'O-full-width',
    'full-width digits make another account',
    `${core}/contract/normalize.ts`,
    "text.replace(hidden, '').normalize('NFKC').replace(hidden, '').normalize('NFKC')",
    "text.replace(hidden, '')",
    'account-plain-number',
  ],
]);
