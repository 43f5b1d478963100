import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserPath } from '../../tools/find-browser.mjs';
import { packPackage } from '../../tools/pack-package.mjs';
import { createOwnProject, type OwnProject } from './own-project.ts';

let place: string;
let tarballs: Record<string, string>;
let browser: Browser;

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'lobi-partners-'));
  const packed: [string, string][] = [];
  for (const name of ['core', 'ui'] as const) {
    packed.push([`@lobi/${name}`, await packPackage(name, join(place, 'tarballs'))]);
  }
  tarballs = Object.fromEntries(packed);
  browser = await chromium.launch({ executablePath: browserPath() });
});

afterAll(async () => {
  await browser.close();
  rmSync(place, { recursive: true, force: true });
});

const project = (name: string) => createOwnProject(name, join(place, name), tarballs);

/** A guest's first check of who is signed in fails, and the core says so. */
const saidByDesign = 'API auth.check failed: unauthenticated';

/** Uses the page as a visitor does; what the browser complained of. */
async function visit(url: string): Promise<string[]> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(url);

  const amount = page.getByRole('textbox', { name: 'Jumlah' });
  await amount.fill('1,25jt');
  await amount.blur();
  await expect.poll(() => amount.inputValue()).toBe('1.250.000');

  await page.getByRole('button', { name: 'Syarat' }).click();
  const terms = page.getByRole('dialog', { name: 'Syarat' });
  await terms.waitFor();
  await page.keyboard.press('Escape');
  await terms.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Masuk' }).click();
  await page.getByText(/Rp\s1\.000\.000/).waitFor();
  const ground = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  );
  expect(ground, 'the ground of Pesisir').toBe('rgb(251, 247, 240)');
  await page.close();
  return complaints.filter((text) => text !== saidByDesign);
}

describe.each(['vite-react-19', 'vite-react-18'])('a partner with %s', (name) => {
  it('a partner’s project compiles strictly, builds, and works in the browser', async () => {
    const own = await project(name);
    await own.build();
    const options = ['preview', '--host', '127.0.0.1', '--strictPort', '--port'];
    const server = await own.serve('vite', (port) => [...options, port]);
    expect(await visit(server.url)).toEqual([]);
    await server.stop();
  });
});

describe('a partner with Next.js', () => {
  it('a partner’s project renders on the server with styles, and hydrates without warnings', async () => {
    const own = await project('next-react-19');
    await own.build();
    const html = readFileSync(join(own.folder, '.next/server/app/index.html'), 'utf8');
    expect(html).toContain('lobi-Button-root');
    expect(html).toMatch(/Rp\s1\.250\.000/);
    expect(html).toContain('data-smallest="10000"');
    expect(html).toContain('--lobi-color-canvas:');
    const server = await own.serve('next', (port) => ['start', '-p', port]);
    expect(await visit(server.url)).toEqual([]);
    await server.stop();
  });
});

describe('a partner with CommonJS', () => {
  let said: { html: string; css: number; money: string; access: string };

  beforeAll(async () => {
    const own: OwnProject = await project('commonjs');
    said = JSON.parse(await own.run('node', 'index.cjs')) as typeof said;
  });

  it('a partner’s project renders the kit to a string', () => {
    expect(said.html).toContain('lobi-DataTable-root');
    expect(said.html).toMatch(/Rp\s1\.250\.000/);
    expect(said.css).toBeGreaterThan(1_000);
  });

  it('a partner’s project uses the tables of the core', () => {
    expect(said).toMatchObject({ money: '1250000', access: 'login' });
  });
});
