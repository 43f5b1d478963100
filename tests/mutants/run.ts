import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { buildIfChanged } from '../../tools/build-if-changed.mjs';
import prepareDemo from '../e2e/prepare-demo.ts';
import { groupsOf, readChoice, sampleOf, type Choice } from './choose-mutants.ts';
import { openKilledBefore } from './killed-before.ts';
import { fileOf, kindOf, patternOf, type Mutant } from './mutant.ts';
import { mutants, pathOf } from './mutants.ts';
import { openTestSession, type Outcome, type TestSession } from './test-session.ts';

// `pnpm mutants` runs the test of every mutant, with the mutant and without it; `pnpm mutants M3
// 'route-*'` only of these; `pnpm mutants --sample` of as many fast ones as run within a minute;
// `--resume` goes on where a run of the same sources stopped, and `--part=1/3` runs one part of three.
// Exit code 1 when one survives.

/** Longest time for one mutant, in ms. */
const limitMs = 240_000;

/** Time after which a sample starts no more mutants, in ms. */
const sampleMs = 45_000;

type Fate =
  | 'killed'
  | 'survived'
  /** No test has the title, or the test did not finish. */
  | 'not tested'
  /** The test never loaded the file of the mutant. */
  | 'not planted'
  /** The test also fails without the mutant. */
  | 'fails anyway';

const folder = pathOf('node_modules/.cache/lobi/mutants');
mkdirSync(folder, { recursive: true });

type Env = Readonly<Record<string, string>>;

function start(args: readonly string[], env: Env): Promise<number | null> {
  const child = spawn(process.execPath, ['--conditions=@lobi/source', ...args], {
    cwd: pathOf('.'),
    env: { ...process.env, ...env },
    timeout: limitMs,
    stdio: 'ignore',
  });
  return new Promise((resolve) => child.once('exit', resolve));
}

interface JourneyReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
}

interface Run {
  /** Name of the report files. */
  readonly name: string;
  /** File of the tests. */
  readonly file: string;
  readonly pattern: string;
  readonly device: string;
  /** Files whose sources differ from those on disk. */
  readonly changedFiles: readonly string[];
  readonly env: Env;
}

let seeding: Promise<() => Promise<void>> | undefined;

/** Runs journeys of one file on one device; all start from one database with the demo. */
async function runJourneys({ name, file, pattern, device, env }: Run): Promise<Outcome> {
  await (seeding ??= prepareDemo());
  const report = join(folder, `${name}.json`);
  rmSync(report, { force: true });
  await start(
    [
      pathOf('node_modules/playwright/cli.js'),
      ...['test', '-c', 'tests/e2e/playwright.config.ts', file, '-g', pattern],
      ...[`--project=${device}`, '--workers=1', `--output=${join(folder, 'journeys', name)}`],
    ],
    { ...env, LOBI_E2E_REPORT: report, NODE_OPTIONS: '--conditions=@lobi/source' },
  );
  const { stats } = JSON.parse(readFileSync(report, 'utf8')) as JourneyReport;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

const configs = { node: 'vitest.config.ts', browser: 'browser.vitest.config.ts' };
const sessions = new Map<string, TestSession>();

const sessionOf = async (kind: keyof typeof configs): Promise<TestSession> => {
  const session = sessions.get(kind) ?? (await openTestSession(configs[kind]));
  sessions.set(kind, session);
  return session;
};

/** Runs tests of one file; `undefined` when they did not finish. */
async function runTests(wanted: Run): Promise<Outcome | undefined> {
  const kind = kindOf(wanted.file);
  if (kind === 'journey') return runJourneys(wanted).catch(() => undefined);
  const session = await sessionOf(kind);
  const { file, pattern, changedFiles, env } = wanted;
  Object.assign(process.env, env);
  const outcome = await Promise.race([
    session.run(file, pattern, changedFiles).catch(() => undefined),
    setTimeout(limitMs, undefined, { ref: false }),
  ]);
  for (const name of Object.keys(env)) delete process.env[name];
  // A hanging mutant must not affect the next one.
  if (!outcome) sessions.delete(kind);
  return outcome;
}

/** Sources of the built app. */
const isInApp = ({ edits }: Mutant) =>
  edits.some(({ file }) => /^packages\/(app|core|ui)\//.test(file));

async function appOf(mutant: Mutant): Promise<Record<string, string>> {
  if (kindOf(fileOf(mutant)) !== 'journey') return {};
  if (!isInApp(mutant)) return (await buildIfChanged('app')) ? {} : { LOBI_APP_DIR: 'missing' };
  const built = join(folder, 'app', mutant.id);
  const env = { LOBI_MUTANT: mutant.id, LOBI_APP_DIST: built };
  await start([pathOf('tests/mutants/build-app.ts')], {
    ...env,
    LOBI_MUTANT_LOG: join(folder, `${mutant.id}.log`),
  });
  return { LOBI_APP_DIR: built };
}

/** A commit runs a share of these tests each day; for a mutant they run on any day. */
const wholeShares = {
  LOBI_DEVICES: '2',
  LOBI_JOURNEYS_STEP: '1',
  LOBI_VIEWERS: '6',
  LOBI_VISITORS_STEP: '1',
  LOBI_WIDE_STEP: '1',
  LOBI_STAGES_STEP: '1',
  LOBI_KILL_STEP: '1',
  LOBI_RUNS: '1000',
};

async function run(mutant: Mutant): Promise<Fate> {
  const { id, edits, device = 'desktop', env: own = {} } = mutant;
  const log = join(folder, `${id}.log`);
  rmSync(log, { force: true });
  const env = {
    ...wholeShares,
    ...own,
    ...(await appOf(mutant)),
    LOBI_MUTANT: id,
    LOBI_MUTANT_LOG: log,
  };
  const changedFiles = edits.map(({ file }) => file);
  const test = { file: fileOf(mutant), pattern: patternOf(mutant) };
  const outcome = await runTests({ name: id, ...test, device, changedFiles, env });
  rmSync(join(folder, 'app', id), { recursive: true, force: true });
  const planted = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : [];
  if (edits.some(({ file }) => !planted.includes(pathOf(file)))) return 'not planted';
  if (!outcome || outcome.failed + outcome.passed === 0) return 'not tested';
  return outcome.failed > 0 ? 'killed' : 'survived';
}

/**
 * Returns why the tests of a group cannot kill a mutant: they also fail without one, or are skipped
 * because a program is not installed. `undefined` if they pass.
 */
async function fateWithout(group: readonly Mutant[]): Promise<Fate | undefined> {
  const [first] = group;
  if (!first) return undefined;
  const file = fileOf(first);
  if (kindOf(file) === 'journey' && !(await buildIfChanged('app'))) return 'fails anyway';
  const pattern = [...new Set(group.map(patternOf))].map((one) => `(?:${one})`).join('|');
  const { device = 'desktop' } = first;
  const env = { ...wholeShares, ...first.env };
  const name = `without-${file.replaceAll(/\W+/g, '-')}-${device}`;
  const outcome = await runTests({ name, file, pattern, device, changedFiles: [], env });
  if (!outcome || outcome.failed > 0) return 'fails anyway';
  return outcome.passed > 0 ? undefined : 'not tested';
}

const print = (line: string) => process.stdout.write(`${line}\n`);

async function runMutant(mutant: Mutant, knownFate?: Fate): Promise<Fate> {
  const begin = performance.now();
  const fate = knownFate ?? (await run(mutant));
  const seconds = ((performance.now() - begin) / 1_000).toFixed(1);
  print(`${fate.padEnd(12)} ${mutant.id.padEnd(36)} ${seconds.padStart(6)} s  ${mutant.what}`);
  return fate;
}

async function runAll({ isResumed, ...choice }: Choice): Promise<Fate[]> {
  const killed = openKilledBefore(folder);
  const fates: Fate[] = [];
  for (const group of groupsOf(mutants, choice)) {
    const open = group.filter(({ id }) => !isResumed || !killed.has(id));
    fates.push(...group.filter((one) => !open.includes(one)).map(() => 'killed' as const));
    if (open.length === 0) continue;
    const known = await fateWithout(open);
    for (const mutant of open) {
      const fate = await runMutant(mutant, known);
      if (fate === 'killed') killed.add(mutant.id);
      fates.push(fate);
    }
  }
  return fates;
}

/** The mutants of the day, as many as time permits. */
async function runSample(): Promise<Fate[]> {
  const begin = performance.now();
  const fates: Fate[] = [];
  for (const mutant of sampleOf(mutants, Math.floor(Date.now() / 86_400_000))) {
    if (performance.now() - begin > sampleMs) break;
    fates.push(await runMutant(mutant));
  }
  return fates;
}

const choice = readChoice(process.argv.slice(2));
const begin = performance.now();
const fates = choice.isSample ? await runSample() : await runAll(choice);
const killed = fates.filter((fate) => fate === 'killed').length;
const minutes = ((performance.now() - begin) / 60_000).toFixed(1);
print(`\n${killed} of ${fates.length} mutants killed in ${minutes} min`);
for (const session of sessions.values()) await session.close();
await (
  await seeding
)?.();
process.exit(killed === fates.length && fates.length > 0 ? 0 : 1);
