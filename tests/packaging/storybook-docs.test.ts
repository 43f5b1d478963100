import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { historyOf, sinceOf, statusOf } from '../../.storybook/docs/history.ts';
import { withImports } from '../../.storybook/docs/import-lines.ts';
import { ownVariables } from '../../.storybook/docs/own-variables.ts';

describe('code of a story', () => {
  it('an example gets the import lines of what it uses, from the right entries', () => {
    expect(withImports('<Button tone="danger">Pasang</Button>')).toBe(
      `import { Button } from '@lobi/ui';\n\n<Button tone="danger">Pasang</Button>`,
    );
    expect(withImports('<Inline><TextField label="Nama" /></Inline>')).toContain(
      "import { Inline } from '@lobi/ui';\nimport { TextField } from '@lobi/ui/forms';\n",
    );
  });

  it('an example is unchanged if it is not an element, or uses nothing of the kit', () => {
    for (const code of ['{ args: {} }', '<div />']) expect(withImports(code)).toBe(code);
  });
});

describe('variables of a component', () => {
  it('examples omit the tokens of the brand', () => {
    expect(ownVariables(['--lobi-color-text', '--lobi-space-3', '--lobi-table-height'])).toEqual([
      '--lobi-table-height',
    ]);
  });
});

describe('history of a component', () => {
  const changeLog = `# kit

## 0.2.0

### What you must do

- **Rows.** \`Table\` needs
  \`rowId\`.

### New

- \`Chart\`; \`TableFoot\` has sums.

Wrapped text that is no entry of \`Table\`.

## 0.1.0

### New

- \`Table\` and \`Badge\`.
`;

  it('history lists the changes of a component, newest first, and no others', () => {
    expect(historyOf('Table', changeLog, ['`Table` sorts.', '`Badge` is round.'])).toEqual([
      { version: 'next', kind: '', text: '`Table` sorts.' },
      { version: '0.2.0', kind: 'What you must do', text: '**Rows.** `Table` needs `rowId`.' },
      { version: '0.1.0', kind: 'New', text: '`Table` and `Badge`.' },
    ]);
  });

  it('history shows the first version of a component', () => {
    const since = [
      'Atoms/Button',
      'Data/DataTable',
      'Screens/Player home',
      'Games/CrashGraph',
      'Overlays/Toasts',
    ].map(sinceOf);
    expect(since).toEqual(['0.1.0', '0.2.0', '0.3.0', '0.4.0', '0.2.0']);
  });

  it('history knows the first version of every documented component of the package', () => {
    const root = fileURLToPath(new URL('../..', import.meta.url));
    const titles = globSync('packages/ui/src/**/*.stories.tsx', { cwd: root }).flatMap((file) => {
      // Tags of a single story do not apply to the page of its component.
      const [meta = ''] = readFileSync(`${root}/${file}`, 'utf8').split('} satisfies Meta');
      const isDocumented = /^ {2}component: /m.test(meta) && !meta.includes("'!autodocs'");
      return isDocumented ? (/^ {2}title: '(.+)'/m.exec(meta)?.[1] ?? file) : [];
    });
    expect(titles.length).toBeGreaterThan(230);
    // A part of others that no entry exports.
    const internal = ['Betting/OutcomeMark'];
    expect(titles.filter((title) => sinceOf(title) === undefined)).toEqual(internal);
  });

  it('history reads the status of a component from its tags', () => {
    expect([['autodocs'], ['preview'], ['preview', 'deprecated']].map(statusOf)).toEqual([
      'stable',
      'preview',
      'deprecated',
    ]);
  });
});
