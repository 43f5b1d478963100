import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proofOf } from '../../tools/build-if-changed.mjs';
import { browserPath } from '../../tools/find-browser.mjs';
import { packPackage } from '../../tools/pack-package.mjs';
import { createOwnProject, type OwnProject } from './own-project.ts';

let temporaryFolder: string;
let tarballs: Record<string, string>;
let browser: Browser;

beforeAll(async () => {
  temporaryFolder = mkdtempSync(join(tmpdir(), 'lobi-partners-'));
  const packed: [string, string][] = [];
  for (const name of ['core', 'ui'] as const) {
    packed.push([`@lobi/${name}`, await packPackage(name, join(temporaryFolder, 'tarballs'))]);
  }
  tarballs = Object.fromEntries(packed);
  browser = await chromium.launch({ executablePath: browserPath() });
});

afterAll(async () => {
  await browser.close();
  rmSync(temporaryFolder, { recursive: true, force: true });
});

const project = (name: string) => createOwnProject(name, join(temporaryFolder, name), tarballs);

/** The first session check of a guest fails, and the core reports it. */
const expectedError = 'API auth.check failed: unauthenticated';

/** Output of an older server that uses the packages. */
interface Rendered {
  readonly html: string;
  readonly warnings: readonly string[];
  readonly css: number;
  readonly money: string;
  readonly access: string;
}

const renderByRequire = async (own: OwnProject): Promise<Rendered> =>
  JSON.parse(await own.run('node', 'shared/render.cjs')) as Rendered;

/** A new page, and the errors that the browser reports there. */
async function listen(): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return { page, complaints };
}

/** Uses the page of the example like a visitor; returns the errors that the browser reports. */
async function visitExample(url: string): Promise<string[]> {
  const { page, complaints } = await listen();
  await page.goto(url);
  // The pre-rendered notice ignores presses before its code has loaded.
  await page.locator('.lobi-KitProvider-portal .lobi-AgeNotice-agree').click();
  const amount = page.getByRole('textbox', { name: 'Deposit' });
  await amount.fill('25000');
  await amount.blur();
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Deposit' })
    .getByText(/Rp\s*25,000/)
    .waitFor();
  await page.reload();
  await page.getByText('TRX-1').waitFor();
  // The notice is pre-rendered for everyone; code that remembers the agreement removes it.
  await page.getByRole('button', { name: 'Agree' }).waitFor({ state: 'detached' });
  await page.close();
  return complaints;
}

/** Uses the page like a visitor; returns the errors that the browser reports. */
async function visit(url: string): Promise<string[]> {
  const { page, complaints } = await listen();
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
  return complaints.filter((text) => text !== expectedError);
}

describe.each(['vite-react-19', 'vite-react-18'])('a partner with %s', (name) => {
  it('a partner’s project compiles strictly, builds, and works in the browser', async () => {
    const own = await project(name);
    await own.build();
    const options = ['preview', '--host', '127.0.0.1', '--strictPort', '--port'];
    const server = await own.serve('vite', (port) => [...options, port]);
    expect(await visit(server.url)).toEqual([]);
    await server.stop();
    expect((await renderByRequire(own)).warnings, 'rendered on the server').toEqual([]);
  });
});

/** A Next.js build takes as long as all others together, and tests only the kit. */
const nextProof = proofOf('next-kit', [
  'packages/ui/{src/**/*,*.json,tsup.config.ts}',
  'packages/core/{package.json,tsup.config.ts}',
  'examples/next-kit/**/*',
  'tests/partners/{partners.test.ts,projects/{next-kit,shared}/**/*}',
]);

describe.each(nextProof.isKnown ? [] : ['next-kit'])('a partner with Next.js, %s', (name) => {
  it('a partner’s project renders on the server with styles, and hydrates without warnings', async () => {
    const own = await project(name);
    await own.build();
    const pages = join(own.folder, '.next/server/app');
    const example = readFileSync(join(pages, 'index.html'), 'utf8');
    expect(example).toContain('lobi-DataTable-root');
    expect(example, 'the notice is printed').toContain('lobi-AgeNotice-agree');
    expect(example).toMatch(/<html lang="en" dir="ltr" data-lobi-theme="kopi88"/);
    expect(example).toContain('--lobi-color-accent:#9a3412');
    const html = readFileSync(join(pages, 'partner.html'), 'utf8');
    expect(html).toContain('lobi-Button-root');
    expect(html).toMatch(/Rp\s1\.250\.000/);
    expect(html).toContain('data-smallest="10000"');
    expect(html).toContain('--lobi-color-canvas:');
    const server = await own.serve('next', (port) => ['start', '-p', port]);
    expect(await visit(new URL('partner', server.url).href)).toEqual([]);
    expect(await visitExample(server.url)).toEqual([]);
    await server.stop();
    nextProof.remember();
  });
});

describe('a partner with CommonJS', () => {
  let said: Rendered;

  beforeAll(async () => {
    said = await renderByRequire(await project('commonjs'));
  });

  it('a partner’s project renders the kit to a string, without a warning', () => {
    expect(said.html).toContain('lobi-DataTable-root');
    expect(said.html).toMatch(/Rp\s1\.250\.000/);
    expect(said.css).toBeGreaterThan(1_000);
    expect(said.warnings).toEqual([]);
  });

  it('a partner’s project uses the tables of the core', () => {
    expect(said).toMatchObject({ money: '1250000', access: 'login' });
  });
});
