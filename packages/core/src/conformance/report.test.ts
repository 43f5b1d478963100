import { describe, expect, it } from 'vitest';
import { describeReport, toJUnit } from './report.ts';
import type { CheckResult, ConformanceReport } from './run-conformance.ts';

const result = (more: Partial<CheckResult>): CheckResult => ({
  name: 'wallet.show success',
  group: 'success',
  outcome: 'passed',
  expected: '200 with the shape of wallet.show',
  sent: 'GET /api/wallet/w1',
  got: '200 {}',
  problem: null,
  durationMs: 1_500,
  ...more,
});

const failed = result({ outcome: 'failed', problem: 'a "<b>" & \u0000\u001B[31m' });
const skipped = result({
  name: 'bet.place success',
  outcome: 'skipped',
  problem: 'changes data: needs --level money',
});

const report: ConformanceReport = {
  url: 'https://api.example.com',
  levels: ['read'],
  startedAt: '2026-11-21T03:00:00.000Z',
  ...{ passed: 1, failed: 1, skipped: 1 },
  checks: [result({ name: 'game.list success' }), failed, skipped],
};

describe('the report for a terminal', () => {
  it('the report for a terminal shows failures in full, and the others as sums by group and reason', () => {
    const text = describeReport(report);
    expect(text).toContain('✖ wallet.show success\n    sent      GET /api/wallet/w1');
    expect(text).not.toContain('game.list success');
    expect(text).toMatch(/success {14}1 {7}1 {7}1\n/);
    expect(text).toContain('skipped    1  changes data: needs --level money');
    expect(text).toMatch(/https:\/\/api\.example\.com: 1 passed, 1 failed, 1 skipped\.$/);
  });

  it('the report for a terminal shows every check on request', () => {
    const text = describeReport(report, true);
    expect(text).toContain('✓ game.list success');
    expect(text).toContain('– bet.place success');
  });
});

it('the JUnit report is valid XML for any response of the backend', () => {
  const text = toJUnit(report);
  expect(text).toContain('tests="3" failures="1" skipped="1"');
  expect(text).toContain('time="4.500"');
  expect(text).toContain('<failure message="a &quot;&lt;b&gt;&quot; &amp; [31m">');
  expect(text).toContain('<skipped message="changes data: needs --level money"/>');
});
