import { configDefaults } from 'vitest/config';
import { countOf, shareOfDay } from './faults/counts.ts';

/**
 * Platform tests that start nodes, clusters or compilers, of parts that change rarely: half of the time of
 * all. A commit runs one of three equally long groups, the next one each day; neighbours in subject
 * are in different groups, so that each day tests a part of every subject. Tests of the ledger, of bets and
 * their settlement with its races, of requests, sessions and access always run.
 */
const slow: readonly (readonly string[])[] = [
  [
    ...['conformance/conformance', 'packaging/playgrounds', 'packaging/chromatic'],
    ...['games/tables', 'faults/table-crashes', 'faults/clocks', 'faults/guards'],
    ...['operations/secret', 'operations/rolling-restart'],
    ...['realtime/conformance/broker', 'security/fraud-rings'],
  ],
  [
    ...['providers/conformance', 'packaging/deploy', 'packaging/doc-blocks'],
    ...['games/table-games', 'faults/demo-start'],
    ...['operations/demo-players', 'operations/metrics'],
    ...['realtime/wallet-freshness', 'realtime/conformance/cluster'],
    ...['realtime/conformance/abuse', 'security/answers-and-logs'],
  ],
  [
    ...['providers/staff-decides', 'packaging/published', 'games/crash-rounds'],
    ...['faults/game-crashes', 'faults/statement-faults', 'faults/history-faults'],
    ...['operations/readiness', 'operations/backup', 'operations/create-superadmin'],
    ...['realtime/reconnect', 'security/guessing'],
  ],
];

/** Whether the command line names a test file or a folder above it. */
const isNamed = (name: string): boolean =>
  process.argv.some(
    (argument) =>
      argument.includes(name) ||
      (argument.startsWith('tests/') && `tests/${name}`.startsWith(argument)),
  );

/**
 * Projects of partners that a commit tests in turn. The brand of a partner (`own-brand`) is always tested:
 * it is created, built, served and edited.
 */
const ofPartners: readonly (readonly string[])[] = [
  ['partners/partners'],
  ['partners/upgrade'],
  ['partners/examples'],
];

/** Files of slow tests that do not run today; those that the command line names always do. */
export function notRunToday(): string[] {
  const ofToday = new Set([
    ...shareOfDay(slow, countOf('LOBI_PLATFORM_STEP', slow.length, 1)).flat(),
    ...shareOfDay(ofPartners, countOf('LOBI_PARTNERS_STEP', ofPartners.length, 1)).flat(),
  ]);
  return [
    ...configDefaults.exclude,
    ...[...slow, ...ofPartners]
      .flat()
      .filter((name) => !ofToday.has(name) && !isNamed(name))
      .map((name) => `tests/${name}.test.ts`),
  ];
}
