// `npm test`: every gate, also after one has failed, two at a time, then a table of them and, as the
// last line, how many tests and other gates passed and failed.
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { buildIfChanged } from './build-if-changed.mjs';
import { installedBrowserPath } from './find-browser.mjs';
import { idleCode, root, run } from './run.mjs';
import { readResults, reportVariable } from './test-reporter.mjs';

/**
 * Result of a gate. A gate that runs tests counts them, any other gate counts as one.
 *
 * @typedef {{ passed: number, failed: number, skipped?: number, failures?: string[] }} Outcome
 * @typedef {import('node:child_process').StdioOptions} Output
 * @typedef {{ name: string, check: (output: Output) => Promise<Outcome>, after?: readonly string[] }} Gate
 */

const reports = join(root, 'node_modules/.cache/lobi/reports');

/** Whether to run everything, for a night or a release, instead of the share for a commit. */
const isFull = process.env.LOBI_FIGURES === 'full';

/** Time limit of one gate, and of all gates together. */
const limitMs = (isFull ? 12 * 60 : 45) * 60_000;
const allMs = (isFull ? 36 * 60 : 88) * 60_000;

/** Remaining time for the next gate, so that the final table is always printed. */
const timeLeft = () => Math.ceil(Math.max(1, Math.min(limitMs, allMs - performance.now())));

/** Stories that a commit plays, from another third of the files each day. */
const day = Math.floor(Date.now() / 86_400_000);
const storiesOfToday = ['-t', 'Playground|Interaction', `--shard=${(day % 3) + 1}/3`];

/** @param {boolean} good */
const one = (good) => (good ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/**
 * Runs a program, and again if it was ended because it was idle, which is no result of the check.
 *
 * @param {string[]} command
 * @param {Output} stdio
 */
async function runToItsEnd(command, stdio) {
  const code = await run(command, { timeout: timeLeft(), stdio });
  return code === idleCode ? run(command, { timeout: timeLeft(), stdio }) : code;
}

/**
 * A gate that is a program: it passes with exit code 0.
 *
 * @param {string} name
 * @param {string[]} command
 * @returns {Gate}
 */
const program = (name, ...command) => ({
  name,
  check: async (output) => one((await runToItsEnd(command, output)) === 0),
});

/**
 * A gate that runs tests and counts them in their report. A run that fails without a failed test (for
 * example because a file does not load) counts as one failure, and so does a run without any tests.
 *
 * @param {string} name
 * @param {string[]} command
 * @param {Record<string, string>} env
 * @param {string} report path of the report
 * @param {() => Outcome} count
 * @returns {Gate}
 */
const tests = (name, command, env, report, count) => ({
  name,
  check: async (output) => {
    rmSync(report, { force: true });
    const code = await run(command, { timeout: timeLeft(), env, stdio: output });
    let outcome;
    try {
      outcome = count();
    } catch {
      console.error(`${name}: no report was written.`);
      return one(false);
    }
    // The report is complete even if the program does not end afterwards.
    const hasEnded = code === 0 || code === idleCode;
    const silent = outcome.failed === 0 && (!hasEnded || outcome.passed === 0);
    return silent ? { ...outcome, failed: 1 } : outcome;
  },
});

/**
 * @param {string} path
 * @returns {any}
 */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Maximum length of a failure message in the final table. */
const maximum = { lines: 8, lineLength: 300 };

/**
 * Returns the message of a failed test and its location, for the table at the end.
 *
 * @param {string | undefined} message
 * @param {{ file: string, line: number } | undefined} [location]
 */
function why(message, location) {
  const said = stripVTControlCharacters(message ?? '').split('\n');
  const locationLines = location ? [`at ${relative(root, location.file)}:${location.line}`] : [];
  return [...locationLines, ...said.filter((line) => line.trim() !== '').slice(0, maximum.lines)]
    .map((line) => `\n          ${line.slice(0, maximum.lineLength)}`)
    .join('');
}

/**
 * Tests of one project of `vitest.config.ts`. Tests and files that were running when the time limit ended the
 * run count as failures.
 *
 * @param {string} name
 * @param {string} project
 * @param {string[]} options
 * @param {Record<string, string>} env
 */
function vitest(name, project, options = [], env = {}) {
  const report = join(reports, `${name}.jsonl`);
  const reporters = ['--reporter=default', '--reporter=./tools/test-reporter.mjs'];
  const command = ['vitest', 'run', `--project=${project}`, ...options, ...reporters];
  return tests(name, command, { ...env, [reportVariable]: report }, report, () => {
    const results = readResults(report);
    /** @param {import('./test-reporter.mjs').TestEvent['state']} state */
    const numberOf = (state) => results.filter((one) => one.isTest && one.state === state).length;
    const failures = results
      .filter(({ state }) => state === 'failed' || state === 'begun')
      .map(({ title, state, message }) =>
        state === 'begun' ? `${title} had not ended` : `${title}${why(message)}`,
      );
    return {
      passed: numberOf('passed'),
      failed: failures.length,
      skipped: numberOf('skipped'),
      failures,
    };
  });
}

/**
 * Titles of the tests of one file or group, in a report of Playwright, that did not end as expected.
 *
 * @param {any} suite
 * @returns {string[]}
 */
function failuresIn(suite) {
  const below = (suite.suites ?? []).flatMap(failuresIn);
  const own = (suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
    // Projects share a spec, so that a test skipped in one must not hide its failure in another.
    spec.tests
      .filter((/** @type {any} */ test) => ['unexpected', 'flaky'].includes(test.status))
      .map((/** @type {any} */ test) => {
        const error = test.results.find((/** @type {any} */ result) => result.error)?.error;
        return `${spec.file} (${test.projectName}): ${spec.title}${why(error?.message, error?.location)}`;
      }),
  );
  return [...own, ...below];
}

/** Tests of `tests/e2e`, in a browser against a running platform. */
function endToEnd() {
  const report = join(reports, 'e2e.json');
  const command = ['playwright', 'test', '-c', 'tests/e2e/playwright.config.ts'];
  const env = { LOBI_E2E_REPORT: report, NODE_OPTIONS: '--conditions=@lobi/source' };
  return tests('end to end', command, env, report, () => {
    const { stats, suites } = readJson(report);
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
      failures: suites.flatMap(failuresIn),
    };
  });
}

/**
 * Compares pictures of the stories that a commit touches with `tests/visual/baselines`; a full run
 * compares all, as `pnpm test:visual` does.
 */
function visualComparison() {
  // Pictures that another version of Chromium takes in the same way pass; if any differs, the table names
  // both versions.
  const command = ['node', 'tools/visual.mjs', '--any-browser', ...(isFull ? [] : ['--touched'])];
  const report = join(reports, 'visual.json');
  return tests('pictures', command, {}, report, () => readJson(report));
}

/**
 * Pictures in every brand and scheme, narrow and wide, and as readers with other settings see them,
 * against those of the last night: they are hundreds of megabytes, which no commit holds.
 */
function visualComparisonAtNight() {
  const command = ['node', 'tools/visual.mjs', '--coverage', 'night'];
  const report = join(reports, 'visual.json');
  return tests('pictures in every brand', command, {}, report, () => readJson(report));
}

/** Languages of the toolbar other than the language of the stories. */
const otherLanguages = ['en', 'es', 'zh-Hans', 'pseudo'];

/**
 * Plays stories with the toolbar in another language, in which they find elements by their text.
 *
 * @param {string} language
 */
const playsIn = (language) =>
  vitest(`stories in ${language}`, 'storybook', ['-t', 'Interaction'], {
    STORYBOOK_LANGUAGE: language,
  });

/**
 * A gate that requires the results of other gates.
 *
 * @param {Gate} gate
 * @param {string[]} after
 * @returns {Gate}
 */
const needs = (gate, ...after) => ({ ...gate, after });

/**
 * A gate that builds.
 *
 * @param {string} name
 * @param {Parameters<typeof buildIfChanged>[0][]} parts
 * @returns {Gate}
 */
const builds = (name, ...parts) => ({
  name,
  check: async (output) => {
    for (const part of parts) if (!(await buildIfChanged(part, output))) return one(false);
    return one(true);
  },
});

/**
 * All gates, in starting order: first those that others require, then the longest of the others first, so that
 * both cores stay busy until the end.
 *
 * @type {Gate[]}
 */
const gates = [
  builds('packages build', 'core', 'ui'),
  program('types', 'tsc', '-b'),
  needs(builds('app build', 'app', 'pesisir'), 'packages build'),
  program('words', 'node', 'tools/check-words.mjs'),
  program('titles', 'node', 'tools/check-titles.mjs'),
  program('formatting', 'oxfmt', '--check'),
  program('lint', 'oxlint'),
  program('layers', 'depcruise', 'packages', 'tests', '--config', '.dependency-cruiser.cjs'),
  program('unused code', 'knip'),
  needs(program('packages publish', 'node', 'tools/lint-packages.mjs'), 'packages build'),
  needs(program('public API', 'node', 'tools/api-report.mjs'), 'packages build'),
  program('release', 'node', 'tools/check-release.mjs'),
  // Some of its tests read built and packed files.
  needs(vitest('platform tests', 'platform'), 'app build', 'packages publish'),
  needs(endToEnd(), 'app build'),
  needs(vitest("partners' projects", 'partners'), 'packages publish'),
  vitest('screens', 'screens*'),
  vitest('component tests', 'components'),
  vitest('unit tests', 'unit'),
  // A commit plays the playgrounds and interactions of one third of the files, another each day;
  // `pnpm test:stories` plays all variants.
  vitest('stories', 'storybook', isFull ? [] : storiesOfToday),
  ...(isFull ? otherLanguages.map(playsIn) : []),
  visualComparison(),
  ...(isFull ? [needs(visualComparisonAtNight(), 'pictures')] : []),
  needs(
    program(
      isFull ? 'mutants' : 'sample of mutants',
      ...['node', '--conditions=@lobi/source', 'tests/mutants/run.ts'],
      ...(isFull ? [] : ['--sample']),
    ),
    'app build',
  ),
  needs(program('bundle sizes', 'size-limit'), 'app build'),
  builds('documentation', 'docs'),
];

/** @param {string} text */
const heading = (text) => console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 74 - text.length))}`);

heading('browser');
try {
  process.env.CHROMIUM_PATH = installedBrowserPath();
  console.log(process.env.CHROMIUM_PATH);
} catch (error) {
  // The gates that need it fail on their own; the others still give information.
  console.error(error instanceof Error ? error.message : error);
}

/** @type {(Required<Outcome> & { name: string, seconds: number })[]} */
const rows = [];

/**
 * Results of the gates that have run.
 *
 * @type {Map<string, Promise<void>>}
 */
const taken = new Map();

/** @param {Gate} gate */
async function pass({ name, check, after = [] }) {
  for (const needed of after) {
    if (!taken.has(needed)) throw new Error(`The gate "${needed}" must begin before "${name}".`);
    await taken.get(needed);
  }
  const file = join(reports, 'said', name);
  const output = openSync(file, 'w');
  console.log(`begins: ${name}`);
  const start = performance.now();
  const outcome = await check(['ignore', output, output]).catch((error) => {
    writeSync(output, error instanceof Error ? String(error.stack) : String(error));
    return one(false);
  });
  const seconds = (performance.now() - start) / 1000;
  closeSync(output);
  heading(name);
  process.stdout.write(readFileSync(file));
  rows.push({ name, seconds, skipped: 0, failures: [], ...outcome });
}

/**
 * Runs gates until none is left. Two workers do so concurrently, because a gate often waits or uses
 * only one core. The output of a gate is printed when it is done.
 */
async function takeGates() {
  for (let gate = gates.shift(); gate; gate = gates.shift()) {
    const passed = pass(gate);
    taken.set(gate.name, passed);
    await passed;
  }
}

// Hundreds of Node processes load the same modules, each of which is compiled once.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/lobi/compiled');

mkdirSync(join(reports, 'said'), { recursive: true });
await Promise.all([takeGates(), takeGates()]);

heading('result');
for (const { name, passed, failed, skipped, seconds } of rows) {
  const mark = failed === 0 ? 'ok    ' : 'FAILED';
  const counts = `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
  console.log(`${mark}  ${name.padEnd(17)} ${seconds.toFixed(1).padStart(6)} s   ${counts}`);
}

for (const { name, failures } of rows) {
  for (const failure of failures) console.log(`FAILED  ${name}: ${failure}`);
}

const minutes = performance.now() / 60_000;
console.log(`\nTwo gates at a time took ${minutes.toFixed(1)} minutes.`);

const passed = rows.reduce((sum, row) => sum + row.passed, 0);
const failed = rows.reduce((sum, row) => sum + row.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
