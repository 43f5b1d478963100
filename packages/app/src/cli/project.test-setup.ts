import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, vi } from 'vitest';

/** A brand project of its own for each test, in which commands run. */
interface TestProject {
  /** Path of the project. */
  root(): string;
  read(path: string): string;
  write(path: string, text: string): void;
  /** What the commands have written to both outputs. */
  output(): string;
  clearOutput(): void;
}

/** Sets up tests of commands in a project. Call it at the top of the file. */
export function setUpTestProject(): TestProject {
  const folder = mkdtempSync(join(tmpdir(), 'lobi-project-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  let output = '';
  let root = '';

  const write = (path: string, text: string): void => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  };

  beforeEach(() => {
    output = '';
    root = mkdtempSync(join(folder, 'brand-'));
    write(
      'brand.config.ts',
      "export default {\n  schema: 1,\n  id: 'kopi88',\n  name: 'Kopi88',\n  extends: 'pesisir',\n};\n",
    );
    const take = (text: string | Uint8Array) => ((output += String(text)), true);
    vi.spyOn(process.stdout, 'write').mockImplementation(take);
    vi.spyOn(process.stderr, 'write').mockImplementation(take);
    vi.spyOn(process, 'cwd').mockImplementation(() => root);
    return () => vi.restoreAllMocks();
  });

  return {
    root: () => root,
    read: (path) => readFileSync(join(root, path), 'utf8'),
    write,
    output: () => output,
    clearOutput: () => {
      output = '';
    },
  };
}
