import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { approve, reject, subjectOf, type Place } from '../../tools/visual/decide.mjs';
import { readRejections } from '../../tools/visual/rejections.mjs';
import { loadRun, saveRun, type Finding, type Result } from '../../tools/visual/results.mjs';
import { serveReview } from '../../tools/visual/review/serve-review.mjs';
import { faultsOfSubject } from '../../tools/words/commit-faults.mjs';

const shotOf = (part: string) => ({
  id: `atoms-${part}--matrix`,
  title: `Atoms/${part}`,
  name: 'Matrix',
  mode: 'dark',
});
const changed = (part: string): Result => ({
  shot: shotOf(part),
  state: 'changed',
  reason: '120 pixels differ',
  before: Buffer.from('before'),
  after: Buffer.from(`after ${part}`),
});
const fileOfPart = (part: string) => `atoms-${part}--matrix.dark.png`;

let folder = '';
let place: Place = { reports: '', baselines: '', repository: '' };
const git = (...options: string[]) =>
  execFileSync('git', options, { cwd: folder, encoding: 'utf8' }).trim();
const baseline = (part: string) => join(place.baselines, fileOfPart(part));
const filesOfCommit = () => git('show', '--format=', '--name-only').split('\n');

/** A repository with one baseline for each part, and a run that has found differences. */
function prepare(results: readonly Result[]): Finding[] {
  saveRun(place.reports, place.baselines, [...results]);
  return loadRun(place.reports).findings;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lobi-review-'));
  place = {
    reports: join(folder, 'node_modules/reports'),
    baselines: join(folder, 'baselines'),
    repository: folder,
  };
  mkdirSync(place.baselines);
  for (const part of ['badge', 'chip']) writeFileSync(baseline(part), 'before');
  writeFileSync(join(folder, '.gitignore'), 'node_modules/\n');
  git('init', '--quiet');
  git('config', 'user.name', 'Reviewer');
  git('config', 'user.email', 'reviewer@example.test');
  git('add', '.');
  git('commit', '--quiet', '--message', 'test: begin');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('approving pictures', () => {
  it('approve writes and commits the baseline, and no other change', () => {
    const [badge, chip] = prepare([changed('badge'), changed('chip')]) as [Finding, Finding];
    writeFileSync(join(folder, 'work.txt'), 'in the making');
    git('add', 'work.txt');
    const hash = approve(place, [badge], 'The badge has more room now.');
    expect(readFileSync(baseline('badge'), 'utf8')).toBe('after badge');
    expect(readFileSync(baseline('chip'), 'utf8')).toBe('before');
    expect(chip.state).toBe('changed');
    expect(hash).toBe(git('rev-parse', '--short', 'HEAD'));
    expect(filesOfCommit()).toEqual([`baselines/${fileOfPart('badge')}`]);
    expect(git('log', '-1', '--format=%B')).toBe(
      'test(ui): approve a picture of Atoms/badge\n\nThe badge has more room now.\n\n' +
        `- ${fileOfPart('badge')}: 120 pixels differ`,
    );
  });

  it('approve adds a new picture, and removes the baseline of a removed story', () => {
    const fresh: Result = { ...changed('card'), state: 'new' };
    const gone: Result = { shot: shotOf('chip'), state: 'gone', before: Buffer.from('before') };
    approve(place, prepare([fresh, gone]));
    expect(readFileSync(baseline('card'), 'utf8')).toBe('after card');
    expect(existsSync(baseline('chip'))).toBe(false);
    expect(git('status', '--porcelain')).toBe('');
  });

  it('approve rejects a picture that could not be taken', () => {
    const failed: Result = { shot: shotOf('badge'), state: 'failed', reason: 'Timeout' };
    expect(() => approve(place, prepare([failed]))).toThrow('nothing to approve');
  });

  it('approve writes nightly pictures without a commit, because they are outside the repository', () => {
    const baselines = mkdtempSync(join(tmpdir(), 'lobi-night-'));
    const commits = git('rev-list', '--count', 'HEAD');
    expect(approve({ ...place, baselines }, prepare([changed('badge')]))).toBe('');
    expect(readFileSync(join(baselines, fileOfPart('badge')), 'utf8')).toBe('after badge');
    expect(git('rev-list', '--count', 'HEAD')).toBe(commits);
    rmSync(baselines, { recursive: true });
  });
});

describe('rejecting pictures', () => {
  it('reject keeps the baseline and commits the reason, and approve reverts it', () => {
    const findings = prepare([changed('badge')]);
    reject(place, findings, 'The text touches the edge.');
    expect(readFileSync(baseline('badge'), 'utf8')).toBe('before');
    expect(readRejections(place.baselines)).toEqual({
      [fileOfPart('badge')]: 'The text touches the edge.',
    });
    expect(filesOfCommit()).toEqual(['baselines/rejections.json']);
    approve(place, findings);
    expect(readRejections(place.baselines)).toEqual({});
    expect(git('status', '--porcelain')).toBe('');
  });

  it('reject requires a reason', () => {
    expect(() => reject(place, prepare([changed('badge')]), '  ')).toThrow('needs a reason');
  });
});

it('the subject of a decision follows the rules for commits, for any number of pictures', () => {
  const finding = { title: `Back office/${'x'.repeat(60)}` } as Finding;
  for (const findings of [[finding], [finding, finding], [{ ...finding, title: 'Atoms/Badge' }]]) {
    expect(faultsOfSubject(subjectOf('approve', findings))).toEqual([]);
    expect(faultsOfSubject(subjectOf('reject', findings))).toEqual([]);
  }
});

describe('the page of a review', () => {
  let review: Awaited<ReturnType<typeof serveReview>>;
  beforeEach(async () => {
    prepare([changed('badge'), changed('chip')]);
    review = await serveReview(place);
  });
  afterEach(() => review.close());

  const decide = (origin: string, decision: object) =>
    fetch(`${review.origin}/decisions`, {
      method: 'POST',
      headers: { origin },
      body: JSON.stringify({ note: '', ...decision }),
    });

  it('the page of a review shows the pictures before and after, and serves no other files', async () => {
    const get = (path: string) => fetch(`${review.origin}${path}`);
    expect(await (await get('/findings')).json()).toHaveLength(2);
    const after = await get(`/pictures/after/${fileOfPart('badge')}`);
    expect(await after.text()).toBe('after badge');
    for (const path of ['/', '/page.mjs', '/page.css']) expect((await get(path)).status).toBe(200);
    for (const path of [
      `/pictures/difference/${fileOfPart('badge')}`,
      `/pictures/after/${encodeURIComponent('../findings.json')}`,
      '/serve-review.mjs',
    ]) {
      expect((await get(path)).status).toBe(404);
    }
  });

  it('a decision removes the picture from the list, also in the next review', async () => {
    const files = [fileOfPart('badge')];
    const answer = await decide(review.origin, { verb: 'approve', files });
    expect(await answer.json()).toMatchObject({ findings: [{ file: fileOfPart('chip') }] });
    expect((await decide(review.origin, { verb: 'approve', files })).status).toBe(409);
    expect(loadRun(place.reports).findings).toHaveLength(1);
  });

  it('a request from another origin makes no decision', async () => {
    const files = [fileOfPart('badge')];
    const answer = await decide('https://example.test', { verb: 'approve', files });
    expect(answer.status).toBe(403);
    expect(readFileSync(baseline('badge'), 'utf8')).toBe('before');
  });
});
