import { describe, expect, it } from 'vitest';
import { changesSince } from './read-changes.ts';

const changelog = `# @lobi/app

## 0.10.0

- Ten.

## 0.5.1

### What you must do

- Five one.

## 0.5.0

- Five.

## 0.4.0

- Four.
`;

describe('the changes that lobi upgrade prints', () => {
  it.each([
    ['^0.4.0', ['0.10.0', '0.5.1', '0.5.0']],
    ['~0.5.0', ['0.10.0', '0.5.1']],
    ['0.5.1', ['0.10.0']],
    ['^0.10.0', []],
  ])(
    'lobi upgrade prints to a project at %s the newer versions, the newest first',
    (from, versions) => {
      const said = changesSince(changelog, from);
      expect([...said.matchAll(/^## (\S+)/gm)].map(([, version]) => version)).toEqual(versions);
    },
  );

  it('a section of the changelog is printed whole', () => {
    expect(changesSince(changelog, '^0.5.0')).toBe(
      '## 0.10.0\n\n- Ten.\n\n## 0.5.1\n\n### What you must do\n\n- Five one.',
    );
  });
});
