import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { faultsOfSubject } from '../../tools/words/commit-faults.mjs';
import { findTitles } from '../../tools/words/find-titles.mjs';
import { areaOf, findExcess } from '../../tools/words/ratchet.mjs';
import { faultsOfTitle } from '../../tools/words/title-faults.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns the findings of cspell in a TypeScript file with this text: one kind and word per line. */
function spell(text: string): string[] {
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/cspell'),
    [
      ...['lint', '--config', 'cspell.config.mjs', '--no-progress', '--no-summary'],
      ...['--issue-template', '$message: $text', 'stdin://packages/core/src/planted.ts'],
    ],
    { cwd: root, input: text, encoding: 'utf8' },
  );
  return stdout.split('\n').filter((line) => line !== '');
}

describe('the spelling check', () => {
  it('the spelling check finds unknown and flagged words in comments and in parts of names', () => {
    // Concatenated here, so that this file does not contain them.
    const [flagged, misspelled] = [`who${'ever'}`, `wal${'ett'}`];
    const text = `// For ${flagged} owns the ${misspelled}.\nexport const use${'To'}${'ldWallet'} = 1;\n`;
    expect(spell(text)).toEqual([
      `Forbidden word: ${flagged}`,
      `Unknown word: ${misspelled}`,
      `Forbidden word: ${'To'}${'ld'}`,
    ]);
  });

  it('the spelling check knows words of the product, of its tools, and of every translation', () => {
    expect(
      spell('// A meron bet of the claimee; timestamptz, xstate; penarikan, retiro.\n'),
    ).toEqual([]);
  });
});

describe('the check of test titles', () => {
  it('the title check finds titles of every form of a test, and no others', () => {
    const text = [
      `describe('a group', () => {});`,
      `it('one', () => {});`,
      `it.each([['a', 'b']])('two %s', () => {});`,
      `it.skipIf(true)(\`three \${x} four\`, () => {});`,
      `test('five', { tag: '@x' }, async () => { await test.step('a step', () => {}); });`,
      `/it/.test('no title');`,
    ].join('\n');
    expect(findTitles('planted.test.ts', text)).toEqual([
      { line: 2, title: 'one' },
      { line: 3, title: 'two %s' },
      { line: 4, title: 'three … four' },
      { line: 5, title: 'five' },
    ]);
  });

  it.each([
    ['should reject a bet', ['says what should be; say what is']],
    ['was rejected', ['is not in the present tense']],
    ['rejects a bet.', ['ends like a paragraph']],
    [`rejects ${'a'.repeat(120)}`, ['is longer than 120 characters']],
    ['', ['is empty']],
    ['placeBet rejects a stake above the balance', []],
  ])('the title check decides about "%s"', (title, faults) => {
    expect(faultsOfTitle(title).strict).toEqual(faults);
  });

  it.each([
    ['is refused when it is late', true],
    ['of %s stays open', true],
    ['rejects a stake above the balance', false],
    ['a late bet is refused', false],
  ])('the title check counts "%s" as dependent on its group: %s', (title, isDependent) => {
    expect(faultsOfTitle(title).dependent).toBe(isDependent);
  });
});

describe('the check of commit subjects', () => {
  it.each([
    'fix(server): reject an outdated wallet version',
    'feat(core)!: rename the wallet events',
    'docs: process uploads before they are stored',
  ])('the subject check accepts "%s"', (subject) => {
    expect(faultsOfSubject(subject)).toEqual([]);
  });

  it.each([
    ['Reject an outdated wallet version', 'is not `type(scope): imperative subject`'],
    ['fix(server): rejects an outdated version', 'does not begin with an imperative: "rejects"'],
    ['fix(server): rejected an outdated version', 'does not begin with an imperative: "rejected"'],
    ['fix(server): Reject an outdated version', 'begins with a capital'],
    ['fix(server): reject an outdated version.', 'ends with a full stop'],
    [`fix(server): reject ${'a'.repeat(60)}`, 'is longer than 72 characters'],
    [`fix(server): show a bet to ${'some'}${'body'}`, `says "${'some'}${'body'}"`],
  ])('the subject check rejects "%s": %s', (subject, fault) => {
    expect(faultsOfSubject(subject)).toEqual([fault]);
  });
});

describe('the ratchet', () => {
  const found = (file: string, line: number) => ({ file, line, message: '' });

  it('the ratchet passes an area with as many findings as before, and one with fewer', () => {
    const findings = [found('docs/a.md', 1), found('docs/b.md', 2)];
    expect(findExcess(findings, { docs: 2, tools: 5 })).toEqual([]);
    expect(findExcess(findings, { docs: 3 })).toEqual([]);
  });

  it('the ratchet fails an area with one more, and shows those on added lines', () => {
    const findings = [found('docs/a.md', 1), found('docs/b.md', 2)];
    expect(findExcess(findings, { docs: 1 }, new Set(['docs/b.md:2']))).toEqual([
      { area: 'docs', count: 2, allowed: 1, shown: [findings[1]] },
    ]);
  });

  it('the ratchet allows no finding in a new area', () => {
    expect(findExcess([found('packages/new/src/x/a.ts', 1)], {})).toHaveLength(1);
  });

  it.each([
    ['packages/server/src/store/deep/a.ts', 'packages/server/src/store'],
    ['packages/app/vite.config.ts', 'packages/app'],
    ['tests/ledger/deep/a.test.ts', 'tests/ledger'],
    ['docs/adr/0001-x.md', 'docs'],
    ['README.md', '.'],
  ])('the ratchet assigns %s to the area %s', (file, area) => {
    expect(areaOf(file)).toBe(area);
  });
});
