import { createHash } from 'node:crypto';

/**
 * Digest of a text in eight characters.
 *
 * @param {string} text
 */
const digestOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** @param {string} line */
const indentOf = (line) => line.length - line.trimStart().length;

/** Indentation of the members of a declaration; deeper lines are folded. */
const memberIndent = 4;

/**
 * A declaration with each member on one line. What is deeper is folded into `… <digest>`: a
 * reviewer reads which member changed, while a schema of a hundred lines stays one line. Where the
 * type is inferred and its lines are not indented, all of it is folded.
 *
 * @param {readonly string[]} lines
 * @returns {string[]}
 */
function foldMembers(lines) {
  const [first = '', ...rest] = lines;
  const last = rest.at(-1) ?? '';
  const isInferred = rest.slice(0, -1).some((line) => indentOf(line) === 0);
  if (isInferred) return [`${first} … ${digestOf(rest.join('\n'))} ${last}`];
  /** @type {string[]} */
  const folded = [];
  /** @type {string[]} */
  let hidden = [];
  for (const line of lines) {
    if (indentOf(line) > memberIndent) {
      hidden.push(line.trim());
      continue;
    }
    if (hidden.length === 0) {
      folded.push(line);
      continue;
    }
    const fold = `${folded.pop()} … ${digestOf(hidden.join('\n'))}`;
    hidden = [];
    // The closing line of a folded block belongs to its opening line.
    if (/^\s*[)}\]>]/.test(line)) folded.push(`${fold} ${line.trim()}`);
    else folded.push(fold, line);
  }
  return folded;
}

/** @param {string} line */
const isNoise = (line) => /^\s*\/\/ (@public|\(undocumented\))/.test(line);

/**
 * A report of API Extractor as a reviewer reads it: names and signatures.
 *
 * @param {string} report
 * @returns {string}
 */
export function shortenReport(report) {
  const [head = '', ...rest] = report.split('```ts\n');
  const [code = '', foot = ''] = rest.join('```ts\n').split('\n```');
  const declarations = code
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').filter((line) => line.trim() !== '' && !isNoise(line)))
    .filter((lines) => lines.length > 0);
  /** @param {readonly string[]} lines */
  const isList = (lines) => lines.every((line) => line.startsWith('import '));
  const shortened = declarations.flatMap((lines) => (isList(lines) ? lines : foldMembers(lines)));
  return `${head}\`\`\`ts\n${shortened.join('\n')}\n\`\`\`${foot}`;
}
