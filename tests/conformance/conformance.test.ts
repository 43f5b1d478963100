import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import {
  allChecks,
  demoAccounts,
  describeReport,
  runConformance,
  toJUnit,
  type ConformanceReport,
  type SocketClass,
} from '@lobi/core/conformance';
import { defaultRules } from '../../packages/server/src/config/platform-rules.ts';
import { startTestPlatform } from '../contract/running-platform.ts';
import { studio } from '../providers/studio.ts';
import { breakageRows } from './breakages.ts';
import { startBrokenBackend } from './broken-backend.ts';

const socketClass = WebSocket as unknown as SocketClass;

/** The largest requests require two approvals. */
const twoApprove = { ...defaultRules, secondApprovalAbove: 90_000_000n };

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
beforeAll(async () => {
  platform = await startTestPlatform({ rules: twoApprove, providers: [studio('alpha')] });
});
afterAll(() => platform.stop());

const everything = {
  accounts: demoAccounts,
  levels: ['read', 'money', 'realtime'],
  WebSocket: socketClass,
} as const;

const failedIn = ({ checks }: ConformanceReport) =>
  checks
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ name, problem }) => `${name}: ${problem}`);

describe('a run against the platform', () => {
  it('the kit finds no failure, and skips checks that need the platform’s own database', async () => {
    const report = await runConformance({ url: platform.origin, ...everything });
    expect(failedIn(report)).toEqual([]);
    const reasons = new Set(
      report.checks.flatMap(({ outcome, problem }) => (outcome === 'skipped' ? [problem] : [])),
    );
    expect([...reasons]).toEqual(['only the database of the backend can bring this about']);
    expect(report.checks).toHaveLength(allChecks().length);
    expect(report.skipped).toBeLessThan(report.checks.length / 40);
  });

  it('the kit changes nothing with the permission to read only', async () => {
    const writes: string[] = [];
    const watched: typeof fetch = async (input, init) => {
      const answer = await fetch(input, init);
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      const isSession = /\/(auth\/log(in|out)|broadcasting\/auth)$/.test(pathname);
      const isWrite = init?.method !== undefined && init.method !== 'GET';
      if (isWrite && !isSession && answer.status < 400) writes.push(`${init?.method} ${pathname}`);
      return answer;
    };
    const { origin: url } = platform;
    const report = await runConformance({ url, accounts: demoAccounts, fetch: watched });
    expect(failedIn(report)).toEqual([]);
    expect(writes).toEqual([]);
    expect(report.passed).toBeGreaterThan(400);
    expect(report.checks).toContainEqual(
      expect.objectContaining({
        name: 'bet.place success',
        outcome: 'skipped',
        problem: 'changes data: needs --level money',
      }),
    );
  });

  it('the kit skips and names checks whose account is missing', async () => {
    const { player } = demoAccounts;
    const report = await runConformance({
      url: platform.origin,
      accounts: { player },
      only: (name) => name.startsWith('admin.audit '),
    });
    expect(report.checks).toContainEqual(
      expect.objectContaining({
        name: 'admin.audit success',
        outcome: 'skipped',
        problem: 'there is no account "admin" to sign in with',
      }),
    );
  });
});

it('the kit names every check once', () => {
  const names = allChecks().map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

describe('a broken backend', () => {
  const run = async (url: string, names: readonly string[]) => {
    const report = await runConformance({
      url,
      ...everything,
      only: (name) => names.includes(name),
    });
    expect(report.checks.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    return report;
  };

  it.each(breakageRows)('the report names $title', async ({ breakage, reportedBy, problem }) => {
    await using broken = await startBrokenBackend(platform.origin, await breakage(platform.origin));
    const report = await run(broken.origin, reportedBy);
    expect(report.checks.map(({ outcome }) => outcome)).toEqual(reportedBy.map(() => 'failed'));
    expect(report.checks.find(({ name }) => name === reportedBy[0])?.problem).toMatch(problem);
  });

  it('the proxy without a fault passes the checks', async () => {
    await using proxied = await startBrokenBackend(platform.origin, {});
    const names = [...new Set(breakageRows.flatMap(({ reportedBy }) => reportedBy))];
    expect(failedIn(await run(proxied.origin, names))).toEqual([]);
  });
});

describe('the reports', () => {
  it('failures show request, expected and received response, without secrets', async () => {
    const { origin: url } = platform;
    await using broken = await startBrokenBackend(url, {
      answer(_request, answer) {
        if (answer.status === 200) answer.status = 203;
      },
    });
    const report = await runConformance({
      url: broken.origin,
      accounts: demoAccounts,
      only: (name) => name === 'auth.login success',
    });
    const text = describeReport(report);
    expect(text).toMatch(/✖ auth\.login success\n {4}sent {6}POST \/api\/auth\/login \{/);
    expect(text).toContain('    expected  200 with the shape of auth.login');
    expect(text).toContain('    got       203 {"data":');
    expect(text).toContain('    problem   status 203');
    expect(text).toContain(': 0 passed, 1 failed, 0 skipped.');
    const xml = toJUnit(report);
    expect(xml).toContain('tests="1" failures="1" skipped="0"');
    expect(xml).toContain('<failure message="status 203">✖ auth.login success');
    const { password } = demoAccounts['player'] ?? {};
    for (const report of [text, xml]) expect(report).not.toContain(`"${password}"`);
  });
});

describe('lobi conformance', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lobi-conformance-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** The command, in plain Node. */
  async function lobi(...words: readonly string[]): Promise<{ code: number; output: string }> {
    const program = 'packages/app/src/cli/main.ts';
    const args = ['--conditions=@lobi/source', program, 'conformance', ...words];
    try {
      const { stdout } = await promisify(execFile)(process.execPath, args);
      return { code: 0, output: stdout };
    } catch (error) {
      const { code, stdout, stderr } = error as Record<'stdout' | 'stderr', string> & {
        code: number;
      };
      return { code, output: stdout + stderr };
    }
  }

  it('the command prints the report, writes JUnit and JSON, and exits by the result', async () => {
    const [accounts, junit, json] = ['accounts.json', 'out/junit.xml', 'out/report.json'].map(
      (name) => join(folder, name),
    ) as [string, string, string];
    writeFileSync(accounts, JSON.stringify(demoAccounts));
    const common = ['--accounts', accounts, '--only', 'settings.show'];
    const good = await lobi('--url', platform.origin, ...common, '--junit', junit, '--json', json);
    expect(good.output).toContain(`${platform.origin}: 1 passed, 0 failed, 0 skipped.`);
    expect(good.code).toBe(0);
    expect(readFileSync(junit, 'utf8')).toContain(
      '<testcase classname="success" name="settings.show success"',
    );
    expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({ passed: 1, failed: 0 });

    await using broken = await startBrokenBackend(platform.origin, {
      answer(_request, answer) {
        answer.status = 500;
      },
    });
    const bad = await lobi('--url', broken.origin, ...common);
    expect(bad.output).toContain('✖ settings.show success');
    expect(bad.code).toBe(1);
  });
});
