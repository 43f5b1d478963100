import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { chooseEncoding, loadStaticApp } from './static-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'edge-static-'));
afterAll(() => rmSync(folder, { recursive: true }));

const script = 'console.log("lobi");\n'.repeat(100);
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<meta property="csp-nonce" nonce="__CSP_NONCE__">');
writeFileSync(join(folder, 'assets', 'index-B1c2D3e4.js'), script);
writeFileSync(join(folder, 'assets', 'font-B1c2D3e4.woff2'), Buffer.alloc(2_000));
writeFileSync(join(folder, 'favicon.svg'), '<svg/>');

function load() {
  const app = loadStaticApp(folder);
  if (!app) throw new Error('no app');
  return app;
}

describe('static app', () => {
  it('loadStaticApp is undefined without a page', () => {
    expect(loadStaticApp(join(folder, 'assets'))).toBeUndefined();
    expect(loadStaticApp(join(folder, 'missing'))).toBeUndefined();
  });

  it('the static app puts the nonce of the answer into the page', async () => {
    const page = await load().page('abc', undefined);
    expect(page.toString()).toBe('<meta property="csp-nonce" nonce="abc">');
    expect(brotliDecompressSync(await load().page('abc', 'br')).toString()).toContain('"abc"');
  });

  it('the static app lists the hashes of the scripts inside the page, and of no others', () => {
    const withScripts = mkdtempSync(join(tmpdir(), 'edge-scripts-'));
    const page = '<script>one();</script><script src="/x.js"></script><script>\ntwo();</script>';
    writeFileSync(join(withScripts, 'index.html'), page);
    // Made with openssl dgst -sha256 -binary.
    expect(loadStaticApp(withScripts)?.scriptHashes).toEqual([
      'sha256-0+WO/BLOFX4yaxuOgr4enhLoCeodx+iRke4LxGBVui8=',
      'sha256-I9O7tuJ129wA7BseM9XpOqE536otmjlndIAezaPZ0xo=',
    ]);
    rmSync(withScripts, { recursive: true });
    expect(load().scriptHashes).toEqual([]);
  });

  it('loadStaticApp reads which origins may frame the page, and nothing that is no origin', () => {
    const framed = mkdtempSync(join(tmpdir(), 'edge-frames-'));
    const origins =
      "https://partner.example http://localhost:3000 'self'; script-src * https://a.b/c";
    writeFileSync(
      join(framed, 'index.html'),
      `<meta name="lobi-frame-ancestors" content="${origins}" />`,
    );
    expect(loadStaticApp(framed)?.frameAncestors).toEqual([
      'https://partner.example',
      'http://localhost:3000',
    ]);
    rmSync(framed, { recursive: true });
    expect(load().frameAncestors).toEqual([]);
  });

  it('the static app compresses text and leaves fonts alone', async () => {
    const asset = load().find('/assets/index-B1c2D3e4.js');
    const brotli = await asset?.read('br');
    expect(brotliDecompressSync(brotli?.bytes ?? '').toString()).toBe(script);
    const zipped = await asset?.read('gzip');
    expect(gunzipSync(zipped?.bytes ?? '').toString()).toBe(script);
    expect((await asset?.read(undefined))?.bytes.toString()).toBe(script);
    const font = await load().find('/assets/font-B1c2D3e4.woff2')?.read('br');
    expect(font?.encoding).toBeUndefined();
  });

  it('the static app does not send what compression made longer', async () => {
    expect((await load().find('/favicon.svg')?.read('gzip'))?.encoding).toBeUndefined();
  });

  it('the static app lets only files with a hash in their name be kept for good', () => {
    expect(load().find('/assets/index-B1c2D3e4.js')?.cacheControl).toContain('immutable');
    expect(load().find('/favicon.svg')?.cacheControl).toBe('public, max-age=3600');
  });

  it.each(['/../package.json', '/assets/../index.html', '/index.html', '/assets', '/%2e%2e/x'])(
    'the static app finds nothing at %s',
    (path) => {
      expect(load().find(path)).toBeUndefined();
    },
  );
});

describe('chooseEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('chooseEncoding takes from %s: %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});
