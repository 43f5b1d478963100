import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { componentNames } from '../../packages/app/src/config/slots.ts';
import { kebab } from '../../packages/app/src/cli/overrides.ts';

const kit = fileURLToPath(new URL('../../packages/ui/', import.meta.url));

it('the kit ships the source of every component that a brand may override', () => {
  const shipped = globSync('dist/sources/*/*.tsx', { cwd: kit }).map((path) => basename(path));
  expect(shipped).toEqual(
    expect.arrayContaining(componentNames.map((component) => `${kebab(component)}.tsx`)),
  );
});

it('the shipped sources compile with public entries of the kit alone', () => {
  const files = globSync('dist/sources/*/*', { cwd: kit }).map((path) => `${kit}${path}`);
  const program = ts.createProgram(files, {
    strict: true,
    noUnusedLocals: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
    jsx: ts.JsxEmit.ReactJSX,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    paths: {
      '@lobi/ui': [`${kit}dist/index.d.ts`],
      '@lobi/ui/lobby': [`${kit}dist/views/lobby/index.d.ts`],
    },
    types: [],
  });
  const problems = ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    const text = ts.flattenDiagnosticMessageText(messageText, ' ');
    return `${file ? basename(file.fileName) : ''}: ${text}`;
  });
  expect(problems).toEqual([]);
});
