import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findChangelogProblems, findNoteProblems } from '../../tools/check-release.mjs';
import { publishedPackages } from '../../tools/pack-package.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const manifestOf = (folder: string) =>
  JSON.parse(read(join(folder, 'package.json'))) as Record<string, unknown>;

describe.each(publishedPackages)('the manifest of the public package %s', (name) => {
  const folder = `packages/${name}`;
  const manifest = manifestOf(folder);
  const repository = manifestOf('.').repository as { type: string; url: string };

  it('the manifest of a package names repository, homepage and bug tracker', () => {
    // A registry accepts provenance only if the URL is that of the repository that built the package.
    expect(repository.url).toMatch(/^git\+https:\/\/.+\.git$/);
    const address = repository.url.replace(/^git\+|\.git$/g, '');
    expect(manifest.repository).toEqual({ ...repository, directory: folder });
    expect(manifest.homepage).toBe(`${address}/tree/main/${folder}#readme`);
    expect(manifest.bugs).toEqual({ url: `${address}/issues` });
  });

  it('the manifest of a package has a description and keywords', () => {
    expect(manifest.description).toMatch(/^.{20,}\.$/);
    expect(manifest.license).toBe('MIT');
    const keywords = manifest.keywords as string[];
    expect(keywords.length).toBeGreaterThanOrEqual(5);
    expect(new Set(keywords).size).toBe(keywords.length);
  });

  it('the manifest of a package publishes it publicly, with provenance', () => {
    expect(manifest.private).toBeUndefined();
    expect(manifest.publishConfig).toMatchObject({ access: 'public', provenance: true });
  });
});

describe('versions', () => {
  const version = (name: string) => manifestOf(`packages/${name}`).version;

  it('the versions of core, ui and app are the same, as SEMVER.md promises', () => {
    const { fixed, ignore } = JSON.parse(read('.changeset/config.json')) as {
      fixed: string[][];
      ignore: string[];
    };
    expect(fixed).toEqual([['@lobi/core', '@lobi/ui', '@lobi/app']]);
    // An ignored package would block every changeset that also names another one.
    expect(ignore).toEqual(['@lobi/tests']);
    expect([version('ui'), version('app')]).toEqual([version('core'), version('core')]);
  });
});

describe('findChangelogProblems', () => {
  const log = (section: string) =>
    `# @lobi/core\n\n${section}\n\n## 0.1.0\n\n### New\n\n- The first.\n`;
  const good =
    '## 0.2.0\n\nOne line about it.\n\n### What you must do\n\n- Rename `a`.\n\n### New\n\n- A thing.';

  it('findChangelogProblems accepts a section that a person has written', () => {
    expect(findChangelogProblems('0.2.0', log(good))).toEqual([]);
  });

  it.each([
    ['of another version', '0.3.0', good, /no section for 0\.3\.0/],
    [
      'as changesets writes it',
      '0.2.0',
      good.replace('### New', '### Minor Changes'),
      /Minor Changes/,
    ],
    [
      'with headings in another order',
      '0.2.0',
      `${good}\n\n### What you must do\n\n- More.`,
      /order/,
    ],
    ['without a change', '0.2.0', '## 0.2.0\n\n### New', /lists no change/],
    ['of commits', '0.2.0', `${good}\n- 31f57d8: Something.`, /lists commits/],
    ['of dependencies', '0.2.0', `${good}\n- Updated dependencies [31f57d8]`, /lists commits/],
    ['of 200 lines', '0.2.0', good + '\n- A thing.'.repeat(200), /merge notes/],
  ])('findChangelogProblems rejects a section %s', (_case, version, section, problem) => {
    expect(findChangelogProblems(version, log(section)).join()).toMatch(problem);
  });
});

describe('findNoteProblems', () => {
  const packages = ['@lobi/core', '@lobi/ui'];
  const note = (name: string, text: string) => `---\n'${name}': minor\n---\n\n${text}\n`;

  it('findNoteProblems accepts a sentence about a package, and an empty changeset', () => {
    const text = note('@lobi/core', '`user.list` takes a filter.\n\n- `role`: by role');
    expect(findNoteProblems(text, packages)).toEqual([]);
    expect(findNoteProblems('---\n---\n', packages)).toEqual([]);
  });

  it.each([
    ['without front matter', 'A sentence about it.', /front matter/],
    ['about an unknown package', note('@lobi/kit', 'A sentence about it.'), /names @lobi\/kit/],
    ['of an unknown size', '---\n"@lobi/ui": huge\n---\n\nA sentence about it.', /cannot be read/],
    ['without a text', note('@lobi/ui', ''), /does not begin with a sentence/],
    ['of a few words', note('@lobi/ui', 'wip'), /does not begin with a sentence/],
  ])('findNoteProblems rejects a changeset %s', (_case, text, problem) => {
    expect(findNoteProblems(text, packages).join()).toMatch(problem);
  });
});
