import { checkGroups } from './conformance-check.ts';
import type { CheckResult, ConformanceReport } from './run-conformance.ts';

const signs = { passed: '✓', failed: '✖', skipped: '–' } as const;

const detail = (label: string, text: string | null): readonly string[] =>
  text === null ? [] : [`    ${label.padEnd(9)} ${text}`];

/** One check as lines: request, expectation and response. */
export const describeResult = ({
  name,
  outcome,
  sent,
  expected,
  got,
  problem,
}: CheckResult): string =>
  [
    `${signs[outcome]} ${name}`,
    ...detail('sent', sent),
    ...detail('expected', expected),
    ...detail('got', got),
    ...detail('problem', problem),
  ].join('\n');

const countBy = <Key extends string>(keys: readonly Key[]): ReadonlyMap<Key, number> => {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/** One line per group: numbers of passed, failed and skipped checks. */
function groupTable(checks: readonly CheckResult[]): readonly string[] {
  const cell = (text: string | number) => String(text).padStart(8);
  const rows = checkGroups.flatMap((group) => {
    const counts = countBy(
      checks.filter((each) => each.group === group).map(({ outcome }) => outcome),
    );
    if (counts.size === 0) return [];
    const cells = (['passed', 'failed', 'skipped'] as const).map((each) =>
      cell(counts.get(each) ?? 0),
    );
    return [`  ${group.padEnd(14)}${cells.join('')}`];
  });
  return [`  ${''.padEnd(14)}${['passed', 'failed', 'skipped'].map(cell).join('')}`, ...rows];
}

/** The report for a terminal: failures in full, skipped checks by reason, and the totals. */
export function describeReport(report: ConformanceReport, isFull = false): string {
  const { checks, url, passed, failed, skipped } = report;
  const shown = isFull ? checks : checks.filter(({ outcome }) => outcome === 'failed');
  const reasons = countBy(
    checks.flatMap(({ outcome, problem }) => (outcome === 'skipped' && problem ? [problem] : [])),
  );
  return [
    ...shown.flatMap((each) => [describeResult(each), '']),
    ...groupTable(checks),
    '',
    ...[...reasons].map(([reason, count]) => `  skipped ${String(count).padStart(4)}  ${reason}`),
    `${url}: ${passed} passed, ${failed} failed, ${skipped} skipped.`,
  ].join('\n');
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes text for XML and removes control characters that XML does not allow. */
const xml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const seconds = (ms: number): string => (ms / 1_000).toFixed(3);

function testCase(result: CheckResult): string {
  const { name, group, outcome, problem, durationMs } = result;
  const head = `<testcase classname="${xml(group)}" name="${xml(name)}" time="${seconds(durationMs)}"`;
  if (outcome === 'passed') return `    ${head}/>`;
  const inner =
    outcome === 'skipped'
      ? `<skipped message="${xml(problem ?? '')}"/>`
      : `<failure message="${xml(problem ?? '')}">${xml(describeResult(result))}</failure>`;
  return `    ${head}>${inner}</testcase>`;
}

/** The report as JUnit XML, which CI servers show. */
export function toJUnit({ checks, url, failed, skipped, startedAt }: ConformanceReport): string {
  const totalMs = checks.reduce((sum, { durationMs }) => sum + durationMs, 0);
  const counts = `tests="${checks.length}" failures="${failed}" skipped="${skipped}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `  <testsuite name="${xml(`Lobi contract at ${url}`)}" ${counts} errors="0" time="${seconds(totalMs)}" timestamp="${startedAt}">`,
    ...checks.map(testCase),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}
