import { describe, expect, it } from 'vitest';
import { withImports } from '../../.storybook/docs/import-lines.ts';
import { ownVariables } from '../../.storybook/docs/own-variables.ts';

describe('code of a story', () => {
  it('an example gets the lines that import what it uses, from the entry that has it', () => {
    expect(withImports('<Button tone="danger">Pasang</Button>')).toBe(
      `import { Button } from '@lobi/ui';\n\n<Button tone="danger">Pasang</Button>`,
    );
    expect(withImports('<Inline><TextField label="Nama" /></Inline>')).toContain(
      "import { Inline } from '@lobi/ui';\nimport { TextField } from '@lobi/ui/forms';\n",
    );
  });

  it('an example stays unchanged when it is no element, or uses nothing of the kit', () => {
    for (const code of ['{ args: {} }', '<div />']) expect(withImports(code)).toBe(code);
  });
});

describe('variables of a component', () => {
  it('leave out the tokens of the brand', () => {
    expect(ownVariables(['--lobi-color-text', '--lobi-space-3', '--lobi-table-height'])).toEqual([
      '--lobi-table-height',
    ]);
  });
});
