import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './mutant.ts';
import { mutants, pathOf } from './mutants.ts';

// `pnpm mutants` plants every mutant in turn and runs the test that must fail with it;
// `pnpm mutants M3 M7-set` only these. Exit code 1 when one survives.

/** Longest time for one mutant, in ms. */
const limitMs = 240_000;

type Fate = 'killed' | 'survived' | 'not tested';

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

const reports = pathOf('node_modules/.cache/lobi/mutants');
mkdirSync(reports, { recursive: true });

const escaped = (title: string): string => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function run({ id, test, title }: Mutant): Fate {
  const report = join(reports, `${id}.json`);
  rmSync(report, { force: true });
  const { status } = spawnSync(
    pathOf('node_modules/.bin/vitest'),
    [
      ...['run', '-c', 'tests/mutants/vitest.config.ts', test, '-t', escaped(title)],
      ...['--reporter=json', `--outputFile.json=${report}`],
    ],
    {
      cwd: pathOf('.'),
      env: { ...process.env, LOBI_MUTANT: id },
      timeout: limitMs,
      stdio: 'ignore',
    },
  );
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    if (numFailedTests + numPassedTests === 0) return 'not tested';
    // A test that passes while the process throws beside it fails the run as well.
    return numFailedTests > 0 || status === 1 ? 'killed' : 'survived';
  } catch {
    return 'not tested';
  }
}

const print = (line: string) => process.stdout.write(`${line}\n`);

const wanted = process.argv.slice(2);
const chosen = mutants.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
let killed = 0;
for (const mutant of chosen) {
  const start = performance.now();
  const fate = run(mutant);
  if (fate === 'killed') killed += 1;
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  print(`${fate.padEnd(10)} ${mutant.id.padEnd(16)} ${seconds.padStart(6)} s  ${mutant.what}`);
}
print(`\n${killed} of ${chosen.length} mutants killed`);
process.exitCode = killed === chosen.length && chosen.length > 0 ? 0 : 1;
