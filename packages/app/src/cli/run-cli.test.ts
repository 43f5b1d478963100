import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readBrand } from '../vite/read-brand.ts';
import { runCli } from './run-cli.ts';

const temporaryFolder = mkdtempSync(join(tmpdir(), 'lobi-cli-'));
afterAll(() => rmSync(temporaryFolder, { recursive: true, force: true }));

let said = '';

beforeEach(() => {
  said = '';
  const capture = (text: string | Uint8Array) => ((said += String(text)), true);
  vi.spyOn(process.stdout, 'write').mockImplementation(capture);
  vi.spyOn(process.stderr, 'write').mockImplementation(capture);
  return () => vi.restoreAllMocks();
});

describe('lobi', () => {
  it('lobi lists its commands', async () => {
    expect(await runCli([])).toBe(0);
    for (const name of [
      'init',
      'dev',
      'build',
      'preview',
      'check',
      'doctor',
      'add',
      'override',
      'tokens',
      'upgrade',
      'conformance',
    ]) {
      expect(said).toContain(`lobi ${name}`);
    }
  });

  it('lobi describes one command and its options', async () => {
    expect(await runCli(['dev', '--help'])).toBe(0);
    expect(said).toMatch(/^ {2}lobi dev .*\n {6}--port <value>/);
    expect(said).not.toContain('lobi build');
  });

  it.each([
    [
      ['biuld'],
      /^There is no command "biuld"\. Did you mean "build"\? Commands: init, dev, build, preview, check, doctor, add, override, tokens, upgrade, conformance\.$/,
    ],
    [['toString'], /^There is no command "toString"/],
    [['check', '--jsn'], /^Unknown option '--jsn'/],
    [['check', '--explain', 'LB999'], /^There is no problem "LB999"; known: LB100,/],
    [['dev', '--port', 'x'], /^--port is "x"; it must be a whole number from 1 to 65535\.$/],
    [['dev', '--api', 'example.com'], /^--api is "example\.com"; it must be an address/],
    [['preview', '--out', 'nowhere'], /^Nothing is built in nowhere\. Run lobi build/],
    [['tokens', '--from', 'nowhere.svg'], /^There is no file .*nowhere\.svg\.$/],
    [['tokens', '--from', 'red'], /^--from is "red"; it must be a colour/],
    [['init'], /^Name the folder/],
    [['conformance'], /^Name the backend: --url/],
    [['conformance', '--url', 'http://127.0.0.1:1'], /^Name the accounts: --accounts/],
    [['conformance', '--level', 'all'], /^--level has "all"; known: read, money, realtime/],
  ])('lobi answers %j with an error message and exit code 1', async (args, sentence) => {
    expect(await runCli(args)).toBe(1);
    expect(said.trim()).toMatch(sentence);
    expect(said).not.toContain('    at ');
  });

  it('lobi explains a code', async () => {
    expect(await runCli(['check', '--explain', 'LB210'])).toBe(0);
    expect(said).toMatch(/^LB210 {2}Two colours/);
  });
});

describe('lobi conformance', () => {
  const file = join(temporaryFolder, 'accounts.json');
  const run = (accounts: string) => {
    writeFileSync(file, accounts);
    return runCli(['conformance', '--url', 'http://127.0.0.1:1', '--accounts', file]);
  };

  it.each([
    ['is no JSON', '{', /cannot be read: /],
    ['has no accounts', '{}', /has no accounts\. Known: superadmin, admin, agent,/],
    ['lacks a password', '{ "player": { "username": "p" } }', /: player\.password must be \{/],
    [
      'has a part that no check plays',
      '{ "payer": { "username": "p", "password": "q" } }',
      /has an account "payer"; known: superadmin, admin, agent,/,
    ],
  ])('lobi conformance rejects a file of accounts that %s', async (_case, accounts, sentence) => {
    expect(await run(accounts)).toBe(1);
    expect(said).toMatch(sentence);
  });

  it('lobi conformance reports that the address does not respond', async () => {
    expect(await run('{ "player": { "username": "p", "password": "q" } }')).toBe(1);
    expect(said).toMatch(/^Nothing answers at http:\/\/127\.0\.0\.1:1: /);
  });
});

describe('lobi init', () => {
  const folder = join(temporaryFolder, 'kopi-88');

  it('lobi init writes a project of at most 10 files', async () => {
    const args = ['init', folder, '--name', 'Kopi "88"', '--accent', '#C2410C', '--lang', 'en'];
    expect(await runCli([...args, '--yes'])).toBe(0);
    expect(readdirSync(folder).length).toBeLessThanOrEqual(10);
    const { name, dependencies, devDependencies } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    ) as Record<'dependencies' | 'devDependencies', Record<string, string>> & { name: string };
    expect(name).toBe('kopi-88');
    expect(Object.keys(dependencies)).toEqual([
      '@lobi/app',
      '@lobi/core',
      '@lobi/ui',
      'react',
      'react-dom',
      'styled-components',
      'zod',
    ]);
    const versionOf = (folder: string): string => {
      const text = readFileSync(`packages/${folder}/package.json`, 'utf8');
      return (JSON.parse(text) as { version: string }).version;
    };
    // An exact version beside a range would install two copies after the next patch release.
    for (const folder of ['app', 'core', 'ui']) {
      expect(dependencies[`@lobi/${folder}`]).toBe(`^${versionOf(folder)}`);
    }
    expect(devDependencies).toEqual({
      '@lobi/server': `^${versionOf('server')}`,
      '@types/react': '^19.0.0',
    });
  });

  it('lobi init writes a brand file that has no problems', async () => {
    // Nothing is installed in the project yet.
    const path = join(folder, 'brand.config.ts');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace(/^import.*\n/, 'const defineBrand = (brand) => brand;\n'));
    const { brand, problems } = await readBrand(path);
    expect(problems).toEqual([]);
    expect(brand?.input).toMatchObject({ id: 'kopi-88', name: 'Kopi "88"' });
    expect(brand?.mark).toContain('#C2410C');
  });

  it('lobi init writes the files of examples/minimal', async () => {
    const project = join(temporaryFolder, 'minimal');
    expect(await runCli(['init', project, '--name', 'Minimal', '--lang', 'en', '--yes'])).toBe(0);
    const both = (file: string) =>
      [join('examples/minimal', file), join(project, file)].map((path) =>
        readFileSync(path, 'utf8'),
      );
    // Formatting and versions are left to each project.
    const plain = (text = '') => text.replaceAll(/["',;\s]/g, '');
    expect(readdirSync('examples/minimal')).toEqual(expect.arrayContaining(readdirSync(project)));
    for (const file of readdirSync(project).filter((one) => !/^(README|package)\b/.test(one))) {
      const [shown, written] = both(file).map(plain);
      expect(written, file).toBe(shown);
    }
    const [shown, written] = both('package.json').map((text) => {
      const { name, scripts, dependencies, devDependencies } = JSON.parse(text) as Record<
        'name' | 'scripts' | 'dependencies' | 'devDependencies',
        object
      >;
      return { name, scripts, needs: [dependencies, devDependencies].map(Object.keys) };
    });
    expect(written).toEqual(shown);
  });

  it('lobi init extends the theme of a preset, and lists the available presets', async () => {
    const project = `${folder}-baja`;
    expect(await runCli(['init', project, '--preset', 'baja', '--yes'])).toBe(0);
    expect(readFileSync(join(project, 'brand.config.ts'), 'utf8')).toContain("extends: 'baja',");
    expect(await runCli(['init', `${folder}-kota`, '--preset', 'kota', '--yes'])).toBe(1);
    expect(said).toContain('--preset: must be "lentera", "pesisir", "baja".');
  });

  it('lobi init does not write into a folder that is not empty', async () => {
    expect(await runCli(['init', folder, '--yes'])).toBe(1);
    expect(said).toContain('is not empty');
  });

  it('lobi init rejects invalid arguments before it writes anything', async () => {
    expect(
      await runCli(['init', join(temporaryFolder, 'teh'), '--accent', 'orange', '--yes']),
    ).toBe(1);
    expect(said).toContain('--accent: "orange" must be a colour such as "#c2410c".');
    expect(readdirSync(temporaryFolder)).not.toContain('teh');
  });
});

describe('readBrand', () => {
  const read = (text: string) => {
    const path = join(temporaryFolder, 'brand.config.ts');
    writeFileSync(path, text);
    return readBrand(path);
  };
  const good = "schema: 1, id: 'kopi88', name: 'Kopi88', extends: 'pesisir'";

  it.each([
    ['does not parse', 'export default {', 'LB100', /^cannot be read: /],
    ['exports nothing', 'export const brand = 1;', 'LB100', /^has no default export\.$/],
    [
      'names a mark that is missing',
      `export default { ${good}, logo: { mark: './no.svg' } };`,
      'LB103',
      /^"\.\/no\.svg" is not there\.$/,
    ],
    [
      'imports a component that is missing',
      `export default { ${good}, slots: { announcement: () => import('./slots/no.tsx') } };`,
      'LB103',
      /^imports "\.\/slots\/no\.tsx", which is not there\.$/,
    ],
    [
      'names a font that is not installed',
      `export default { ${good}, fonts: { load: ['@fontsource/none'] } };`,
      'LB103',
      /^"@fontsource\/none" is not there\.$/,
    ],
  ])('readBrand reports a file that %s as a sentence', async (_case, text, code, message) => {
    const { problems } = await read(text);
    expect(problems).toEqual([expect.objectContaining({ code })]);
    expect(problems[0]?.message).toMatch(message);
    expect(problems[0]?.fix).toBeTruthy();
  });

  it.each(['<svg onload="x()"/>', '<svg><script/></svg>', '<svg><image href="https://x"/></svg>'])(
    'readBrand rejects a mark that contains more than a picture: %s',
    async (svg) => {
      writeFileSync(join(temporaryFolder, 'mark.svg'), svg);
      const { problems } = await read(`export default { ${good}, logo: { mark: './mark.svg' } };`);
      expect(problems[0]?.message).toMatch(/runs code or loads something/);
    },
  );
});
