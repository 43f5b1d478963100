import { execFileSync } from 'node:child_process';
import { copyFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readRejections, rejectionsFile, writeRejections } from './rejections.mjs';
import { pictureOf } from './results.mjs';

/** @typedef {import('./results.mjs').Finding} Finding */

/**
 * Folders of a review: the reports of the run, the baselines, and the repository to which a decision is
 * committed. Baselines outside of it, those of a night, are written but not committed.
 *
 * @typedef {{ reports: string, baselines: string, repository: string }} Place
 */

/** Longest subject of a commit. */
const longestSubject = 72;

/**
 * Subject of the commit of a decision, e.g. "test(ui): approve 2 pictures of Atoms/Button".
 *
 * @param {'approve' | 'reject'} verb
 * @param {readonly Finding[]} findings
 */
export function subjectOf(verb, findings) {
  const count = findings.length === 1 ? 'a picture' : `${findings.length} pictures`;
  const titles = new Set(findings.map(({ title }) => title));
  const [title = ''] = titles;
  const short = `test(ui): ${verb} ${count}`;
  const whole = `${short} of ${title}`;
  return titles.size === 1 && whole.length <= longestSubject ? whole : short;
}

/**
 * @param {readonly Finding[]} findings
 * @param {string} note
 */
const bodyOf = (findings, note) =>
  [
    ...(note ? [note, ''] : []),
    ...findings.map(({ file, state, reason }) => `- ${file}: ${reason || state}`),
  ].join('\n');

/**
 * Commits only these files, even if others are changed or staged.
 *
 * @param {Place} place
 * @param {string[]} files
 * @param {string} message
 * @returns {string} hash of the commit; empty if there is nothing to commit
 */
function commit({ baselines, repository }, files, message) {
  if (relative(repository, baselines).startsWith('..')) return '';
  /** @param {string[]} options */
  const git = (...options) => execFileSync('git', options, { cwd: repository, encoding: 'utf8' });
  const paths = files.map((file) => relative(repository, join(baselines, file)));
  // Git rejects unknown paths that do not exist.
  const changed = git('status', '--porcelain', '-z', '--untracked-files=all', '--', ...paths)
    .split('\0')
    .filter((line) => line !== '')
    .map((line) => line.slice(3));
  if (changed.length === 0) return '';
  git('add', '--all', '--', ...changed);
  git('commit', '--quiet', '--only', '--message', message, '--', ...changed);
  return git('rev-parse', '--short', 'HEAD').trim();
}

/**
 * Makes pictures of the last run the new baselines, and commits them.
 *
 * @param {Place} place
 * @param {readonly Finding[]} findings
 * @param {string} [note] reason for the change, for the message of the commit
 * @returns {string} hash of the commit
 */
export function approve(place, findings, note = '') {
  const failed = findings.find(({ state }) => state === 'failed');
  if (failed) throw new Error(`${failed.file} could not be taken, so there is nothing to approve.`);
  const rejections = readRejections(place.baselines);
  for (const { file, state } of findings) {
    const baseline = join(place.baselines, file);
    if (state === 'gone') rmSync(baseline, { force: true });
    else copyFileSync(pictureOf(place.reports, file, 'after'), baseline);
    delete rejections[file];
  }
  writeRejections(place.baselines, rejections);
  const files = [...findings.map(({ file }) => file), rejectionsFile];
  return commit(
    place,
    files,
    `${subjectOf('approve', findings)}\n\n${bodyOf(findings, note.trim())}`,
  );
}

/**
 * Keeps the baselines and commits the reason, which the next run repeats.
 *
 * @param {Place} place
 * @param {readonly Finding[]} findings
 * @param {string} reason
 * @returns {string} hash of the commit
 */
export function reject(place, findings, reason) {
  const text = reason.trim();
  if (text === '') throw new Error('A rejection needs a reason.');
  const rejections = readRejections(place.baselines);
  for (const { file } of findings) rejections[file] = text;
  writeRejections(place.baselines, rejections);
  return commit(
    place,
    [rejectionsFile],
    `${subjectOf('reject', findings)}\n\n${bodyOf(findings, text)}`,
  );
}
