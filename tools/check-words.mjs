// `pnpm lint:words`: spelling of names, comments, tests and documents, and words that readers do not
// search for. Unknown words fail; flagged words may only become fewer. `--update` writes down how many
// there are.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './run.mjs';
import { checkRatchet } from './words/ratchet.mjs';

const cache = join(root, 'node_modules/.cache/lobi/cspell');

/** Output of cspell, one finding per line. */
const template = '$filename\t$row\t$text\t$message';

const { status, stdout, stderr } = spawnSync(
  join(root, 'node_modules/.bin/cspell'),
  [
    ...['lint', '--config', 'cspell.config.mjs'],
    ...['--no-progress', '--no-summary', '--relative', '--issue-template', template],
    ...['--cache', '--cache-strategy', 'content', '--cache-location', cache],
  ],
  { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 },
);

const findings = stdout
  .split('\n')
  .filter((line) => line.includes('\t'))
  .map((line) => {
    const [file = '', row = '', text = '', kind = ''] = line.split('\t');
    return { file, line: Number(row), message: `${kind} "${text}"`, kind };
  });

// 0: nothing found, 1: something found, as far as cspell ran at all.
if ((status !== 0 && findings.length === 0) || stderr.includes('Error')) {
  console.error(stderr || stdout);
  process.exit(2);
}

const isFlagged = (/** @type {{ kind: string }} */ { kind }) => /forbidden/i.test(kind);
const unknown = findings.filter((finding) => !isFlagged(finding));
for (const { file, line, message } of unknown) console.error(`${file}:${line} ${message}`);
if (unknown.length > 0) {
  console.error('Correct the word, or add it to the list of its area in tools/words.');
}

const isLess = checkRatchet(
  'flagged words',
  findings.filter(isFlagged),
  process.argv.includes('--update'),
);
process.exitCode = unknown.length === 0 && isLess ? 0 : 1;
