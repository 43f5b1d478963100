import { configDefaults } from 'vitest/config';
import { countOf, shareOfDay } from './faults/counts.ts';

/**
 * Platform tests that start nodes, clusters or compilers, of parts that change rarely: two thirds of the
 * time of all. A commit runs every second one, and the others the next day. Two neighbours take equally
 * long. Tests of the ledger and of access always run.
 */
const slow = [
  ...['conformance/conformance', 'packaging/doc-blocks'],
  ...['packaging/deploy', 'faults/clocks'],
  ...['operations/readiness', 'realtime/reconnect'],
  ...['realtime/wallet-freshness', 'operations/secret'],
  ...['operations/demo-players', 'operations/rolling-restart'],
  ...['faults/guards', 'faults/demo-start'],
  ...['security/answers-and-logs', 'operations/backup'],
  ...['packaging/playgrounds', 'realtime/conformance/abuse'],
  ...['faults/statement-faults', 'operations/create-superadmin'],
  ...['security/fraud-rings', 'operations/metrics'],
  ...['realtime/conformance/broker', 'providers/conformance'],
  ...['faults/game-crashes', 'faults/table-crashes'],
  ...['security/guessing', 'faults/history-faults'],
];

/** Whether the command line names a test file or a folder above it. */
const isNamed = (name: string): boolean =>
  process.argv.some(
    (argument) =>
      argument.includes(name) ||
      (argument.startsWith('tests/') && `tests/${name}`.startsWith(argument)),
  );

/** Files of platform tests that do not run today; those that the command line names always do. */
export function notRunToday(): string[] {
  const ofToday = new Set(shareOfDay(slow, countOf('LOBI_PLATFORM_STEP', 2, 1)));
  return [
    ...configDefaults.exclude,
    ...slow
      .filter((name) => !ofToday.has(name) && !isNamed(name))
      .map((name) => `tests/${name}.test.ts`),
  ];
}
