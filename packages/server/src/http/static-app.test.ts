import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
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

  it('the static app puts the nonce of the response into the page', async () => {
    const page = await load().page('abc', undefined, 'nothing');
    expect(page.toString()).toBe('<meta property="csp-nonce" nonce="abc">');
    expect(brotliDecompressSync(await load().page('abc', 'br', 'nothing')).toString()).toContain(
      '"abc"',
    );
  });

  it('the static app lists the hashes of the scripts inside the page, and of no others', () => {
    const withScripts = mkdtempSync(join(tmpdir(), 'edge-scripts-'));
    const page = '<script>one();</script><script src="/x.js"></script><script>\ntwo();</script>';
    writeFileSync(join(withScripts, 'index.html'), page);
    // Computed with `openssl dgst -sha256 -binary`.
    expect(loadStaticApp(withScripts)?.scriptHashes).toEqual([
      'sha256-0+WO/BLOFX4yaxuOgr4enhLoCeodx+iRke4LxGBVui8=',
      'sha256-I9O7tuJ129wA7BseM9XpOqE536otmjlndIAezaPZ0xo=',
    ]);
    rmSync(withScripts, { recursive: true });
    expect(load().scriptHashes).toEqual([]);
  });

  describe('with a pre-rendered lobby', () => {
    const html =
      '<html lang="id"><template data-part="notice" lang="id"></template>' +
      '<template data-part="notice" lang="en"></template><style nonce="__CSP_NONCE__"></style>' +
      '<!--lobby--><template data-part="lobby" lang="id">room</template><!--/lobby--><p>rest</p>';
    function open() {
      const builtFolder = mkdtempSync(join(tmpdir(), 'edge-prerendered-'));
      mkdirSync(join(builtFolder, '.lobi'));
      writeFileSync(join(builtFolder, 'index.html'), html);
      writeFileSync(join(builtFolder, '.lobi/render-lobby.mjs'), 'export {};');
      const app = loadStaticApp(builtFolder);
      rmSync(builtFolder, { recursive: true });
      if (!app) throw new Error('no app');
      return app;
    }
    const lobby = {
      html: '<p>__CSP_NONCE__ <!--/lobby--> $&</p>',
      style: 'p{}',
      language: 'en',
      audience: 'guest',
      answers: '{"title":"<!--lobby-->$1"}',
    } as const;

    it('a page has the lobby in place of the placeholder, with its texts unchanged', async () => {
      expect((await open().page('abc', undefined, lobby)).toString()).toBe(
        '<html data-lobby-language="en" data-lobby-audience="guest" lang="id"><template data-part="notice" lang="en"></template>' +
          '<style nonce="abc"></style>' +
          '<style id="prerendered-styles" nonce="abc">p{}</style>' +
          `<div id="app" data-prerendered="live">${lobby.html}</div>` +
          `<script type="application/json" id="lobby-answers">${lobby.answers}</script><p>rest</p>`,
      );
    });

    it('a page for a user has the lobby without embedded responses', async () => {
      const ofUser = { ...lobby, audience: 'user', answers: undefined } as const;
      const page = (await open().page('abc', undefined, ofUser)).toString();
      expect(page).toContain('data-lobby-audience="user"');
      expect(page).toContain(`data-prerendered="live">${lobby.html}</div><p>rest</p>`);
    });

    it('a page whose lobby is not rendered keeps the placeholder content, without its markers', async () => {
      const page = (await open().page('abc', undefined, 'placeholder')).toString();
      expect(page).toContain('<template data-part="lobby" lang="id">room</template><p>rest</p>');
      expect(page).not.toContain('<!--');
    });

    it('the page of another screen has an empty mount element instead of the placeholder', async () => {
      const page = (await open().page('abc', undefined, 'nothing')).toString();
      expect(page).toContain('<style nonce="abc"></style><div id="app"></div><p>rest</p>');
    });

    it('the static app lists its languages, and does not serve the pre-renderer', () => {
      expect(open().languages).toEqual(['id', 'en']);
      expect(open().find('/.lobi/render-lobby.mjs')).toBeUndefined();
    });
  });

  it('loadStaticApp reads the origins that may frame the page, and ignores other values', () => {
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

  it('the static app compresses text but not fonts', async () => {
    const asset = load().find('/assets/index-B1c2D3e4.js');
    const brotli = await asset?.read('br');
    expect(brotliDecompressSync(brotli?.bytes ?? '').toString()).toBe(script);
    const zipped = await asset?.read('gzip');
    expect(gunzipSync(zipped?.bytes ?? '').toString()).toBe(script);
    expect((await asset?.read(undefined))?.bytes.toString()).toBe(script);
    const font = await load().find('/assets/font-B1c2D3e4.woff2')?.read('br');
    expect(font?.encoding).toBeUndefined();
  });

  it('the static app sends the compressed copy of a build only if it belongs to the file', async () => {
    const built = mkdtempSync(join(tmpdir(), 'edge-copies-'));
    mkdirSync(join(built, 'assets'));
    writeFileSync(join(built, 'index.html'), '');
    const copy = brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
    for (const [name, bytes] of [
      ['right.js', copy],
      ['other.js', brotliCompressSync(`${script}//`)],
      ['broken.js', Buffer.from('not compressed')],
    ] as const) {
      writeFileSync(join(built, 'assets', name), script);
      writeFileSync(join(built, 'assets', `${name}.br`), bytes);
    }
    const app = loadStaticApp(built);
    const sent = async (name: string) => (await app?.find(`/assets/${name}`)?.read('br'))?.bytes;
    expect(await sent('right.js')).toEqual(copy);
    for (const name of ['other.js', 'broken.js']) {
      expect(brotliDecompressSync((await sent(name)) ?? '').toString()).toBe(script);
    }
    expect(app?.find('/assets/right.js.br')).toBeUndefined();
    rmSync(built, { recursive: true });
  });

  it('the static app sends a file uncompressed if compression makes it larger', async () => {
    expect((await load().find('/favicon.svg')?.read('gzip'))?.encoding).toBeUndefined();
  });

  it('the static app marks only files with a hash in their name as immutable', () => {
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
  ])('chooseEncoding of %s is %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});
