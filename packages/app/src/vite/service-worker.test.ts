import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { createBrandReader } from './brand-page.ts';
import { serviceWorker } from './service-worker.ts';

/** Builds a small site with the worker of a brand; returns its page and its worker. */
async function buildWith(settings: object, i18n = 'undefined') {
  const root = mkdtempSync(join(tmpdir(), 'lobi-worker-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const brand = { schema: 1, id: 'kopi88', name: 'Kopi88', extends: 'pesisir', ...settings };
  const path = join(root, 'brand.mjs');
  writeFileSync(path, `export default { ...${JSON.stringify(brand)}, i18n: ${i18n} };`);
  writeFileSync(join(root, 'ms.mjs'), `export default { 'offline.title': 'Tiada sambungan' };`);
  writeFileSync(join(root, 'main.js'), 'document.title = "Kopi88";');
  writeFileSync(
    join(root, 'index.html'),
    '<html><head></head><body><script type="module" src="./main.js"></script></body></html>',
  );
  await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [serviceWorker(root, createBrandReader(path, 'brand.mjs'))],
  });
  const read = (name: string): string => readFileSync(join(root, 'dist', name), 'utf8');
  return { page: read('index.html'), worker: read('sw.js') };
}

it('a built brand has a service worker that answers from the device, and the page registers it', async () => {
  const { page, worker } = await buildWith({});
  expect(page).toContain('<meta name="lobi-worker" content="/sw.js">');
  expect(worker).toMatch(/addEventListener\([`'"]fetch[`'"]/);
  expect(worker).toMatch(/assets\/index-[\w-]+\.js/);
});

it('the worker contains an offline page in each language of the brand, with its mark', async () => {
  const { worker } = await buildWith({});
  for (const title of ['Tidak ada koneksi', 'No connection', 'Sin conexión', '没有网络连接']) {
    expect(worker).toContain(`<h1>${title}</h1>`);
  }
  expect(worker).toContain('<svg');
});

it('the worker contains an offline page in a language that the brand adds', async () => {
  const added = `{ basedOn: 'id', load: () => import('./ms.mjs') }`;
  const { worker } = await buildWith({}, `{ missing: 'warn', languages: { ms: ${added} } }`);
  expect(worker).toMatch(/<main lang=\\?"ms\\?"/);
  expect(worker).toContain('<h1>Tiada sambungan</h1>');
});

// id: brand-without-pwa
it('a built brand without the feature pwa registers no worker, and removes an earlier one', async () => {
  const { page, worker } = await buildWith({ features: { pwa: false } });
  expect(page).not.toContain('lobi-worker');
  expect(worker).not.toMatch(/addEventListener\([`'"]fetch[`'"]/);
  expect(worker).toContain('unregister()');
});
