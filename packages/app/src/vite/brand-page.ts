import { readFileSync } from 'node:fs';
import { basename, dirname, relative, resolve, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { describeProblems } from '../config/check-brand.ts';
import { paletteOf } from '../config/look-of.ts';
import { usesOwnParts } from '../config/own-parts.ts';
import { resolveBrand } from '../config/resolve-brand.ts';
import type { BrandIcons, IconFile } from './icon-files.ts';
import { isSource, ownFile, ownModule } from './own-files.ts';
import { assetsOf, readBrand, type BrandFile, type ReadBrand } from './read-brand.ts';
import { installIcons, manifestPath, webManifest } from './web-manifest.ts';

/** Address of the module that starts the app. */
const entry = '/@lobi/main.js';

/** Where icons are while the app is being developed, before their name. */
const servedIcons = '/@lobi/icon-';

/** Where an icon of the installed app is while the app is being developed, before its place in the list. */
const servedInstallIcons = '/@lobi/install-icon-';

/** Reads the brand file, again at each request while the app is being developed. */
export interface BrandReader {
  /** Absolute path of the brand file. */
  readonly path: string;
  /** Reads the file again. */
  read(): Promise<ReadBrand>;
  /** The brand of this build; throws one text with every problem. */
  brand(): Promise<BrandFile>;
}

/** @param name path as the owner of the project wrote it, for the sentences */
export function createBrandReader(path: string, name: string): BrandReader {
  let last: Promise<ReadBrand> | undefined;
  const read = () => (last = readBrand(path));
  return {
    path,
    read,
    async brand() {
      const { brand, problems } = await (last ?? read());
      if (brand) return brand;
      const error = new Error(describeProblems(name, problems));
      // The problem is in the brand file, not in the code that found it.
      error.stack = error.message;
      throw error;
    },
  };
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * Returns the page that replaces the app while the brand file has mistakes; it reloads with the
 * file.
 */
const problemPage = (text: string): string => `<!doctype html>
<meta charset="utf-8"><title>Brand file has problems</title>
<script type="module" src="/@vite/client"></script>
<body style="margin:0;padding:32px;background:#14171d;color:#f2f5f7">
<pre style="font:15px/1.6 ui-monospace,monospace;white-space:pre-wrap">${escapeHtml(text)}</pre>`;

/** The icons of a page as links. @param addressOf where the page finds a file */
function iconLinks({ favicon, app }: BrandIcons, addressOf: (icon: IconFile) => string): string {
  const link = (rel: string, icon: IconFile): string =>
    `<link rel="${rel}" type="${icon.type}" href="${escapeHtml(addressOf(icon))}" />`;
  return [
    link('icon', favicon),
    ...(app ? [link('apple-touch-icon', app)] : []),
    `<link rel="manifest" href="${manifestPath}" />`,
  ].join('\n    ');
}

/** The page with the brand's name, mark and colours. @param addressOf where the page finds an icon */
function fillPage(
  { input, mark, icons }: BrandFile,
  addressOf: (icon: IconFile) => string,
): string {
  const brand = resolveBrand(input);
  const frameAncestors = input.security?.frameAncestors ?? [];
  const words: Readonly<Record<string, string>> = {
    LANGUAGE: brand.i18n.default,
    NAME: escapeHtml(brand.name),
    DESCRIPTION: escapeHtml(brand.meta.description),
    COLOUR: brand.meta.themeColor,
    INK: paletteOf(brand.look).text.toLowerCase(),
    THEME: brand.look.name,
    SCHEME: brand.look.defaultScheme,
    FADE: String(brand.overlay.fadeMs),
    MARK: mark,
    ICONS: iconLinks(icons, addressOf),
    ENTRY: entry,
    // For the server, which says it in a header: a page cannot say it itself.
    FRAMES:
      frameAncestors.length === 0
        ? ''
        : `<meta name="lobi-frame-ancestors" content="${frameAncestors.join(' ')}" />`,
  };
  return readFileSync(ownFile('page.html'), 'utf8').replace(
    /%([A-Z_]+)%/g,
    (whole, name: string) => words[name] ?? whole,
  );
}

/** The module that starts the app of this brand. */
function startModule(brand: BrandFile, isBuilt: boolean): string {
  const app = isSource ? ownModule('create-app.ts') : '@lobi/app';
  const own = isSource ? ownModule('own/create-own-parts.tsx') : '@lobi/app';
  // A brand that says no more than its look does not load the code for more. While it is being
  // developed it may say more with the next edit, for which this module is not made again.
  const hasOwn = !isBuilt || usesOwnParts(brand.input);
  return [
    ...brand.fonts.map((font) => `import ${JSON.stringify(font)};`),
    `import { createApp } from ${JSON.stringify(app)};`,
    ...(hasOwn ? [`import { createOwnParts } from ${JSON.stringify(own)};`] : []),
    `import brand from ${JSON.stringify(brand.path)};`,
    `void createApp(brand, ${JSON.stringify(assetsOf(brand))}${hasOwn ? ', createOwnParts' : ''});`,
  ].join('\n');
}

/** Answers the manifest and the icons of the brand, which are no files of the project. */
function serveIcons(server: ViteDevServer, reader: BrandReader): void {
  const answers: readonly (readonly [
    address: string,
    find: (brand: BrandFile) => IconFile | undefined,
  ])[] = [
    [`${servedIcons}favicon`, ({ icons }) => icons.favicon],
    [`${servedIcons}app`, ({ icons }) => icons.app],
    [`${servedInstallIcons}0`, (brand) => installIcons(brand)[0]],
    [`${servedInstallIcons}1`, (brand) => installIcons(brand)[1]],
  ];
  for (const [address, find] of answers) {
    server.middlewares.use(address, (_request, response, next) => {
      reader.brand().then((brand) => {
        const icon = find(brand);
        if (!icon) return next();
        response.setHeader('content-type', icon.type);
        response.end(readFileSync(icon.path));
      }, next);
    });
  }
  server.middlewares.use(manifestPath, (_request, response, next) => {
    reader.brand().then((brand) => {
      response.setHeader('content-type', 'application/manifest+json; charset=utf-8');
      response.end(webManifest(brand, (index) => servedInstallIcons + index));
    }, next);
  });
}

/** Answers every address of the app with its page, since the page is no file of the project. */
function servePage(server: ViteDevServer, reader: BrandReader): void {
  server.watcher.add(reader.path);
  server.watcher.on('change', (path) => {
    if (path === reader.path) server.ws.send({ type: 'full-reload' });
  });
  server.middlewares.use((request, response, next) => {
    const { method, url = '/', headers } = request;
    const isPage =
      method === 'GET' &&
      (url === '/' || (headers.accept ?? '').includes('text/html')) &&
      !/^\/(@|node_modules\/|api\/|app\/)/.test(url);
    if (!isPage) return next();
    const answer = async () => {
      await reader.read();
      try {
        const brand = await reader.brand();
        const html = fillPage(
          brand,
          (icon) => servedIcons + (icon === brand.icons.app ? 'app' : 'favicon'),
        );
        return await server.transformIndexHtml(url, html);
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error);
        server.config.logger.error(text);
        return problemPage(text);
      }
    };
    answer().then((html) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('cache-control', 'no-store');
      response.end(html);
    }, next);
  });
}

/** Rejects a brand file with mistakes, and makes the page and its first module from the file. */
export function brandPage(reader: BrandReader): Plugin {
  let page = '';
  return {
    name: 'lobi-brand',
    enforce: 'pre',
    configResolved({ root }) {
      page = resolve(root, 'index.html');
    },
    async buildStart() {
      if (this.environment.mode === 'build') await reader.brand();
    },
    resolveId: (id) => (id === entry || (page !== '' && id === page) ? id : undefined),
    async load(id) {
      if (id === entry) {
        return startModule(await reader.brand(), this.environment.mode === 'build');
      }
      if (id !== page) return undefined;
      const brand = await reader.brand();
      // Vite takes only what the page names relative to itself for a file to be built along.
      return fillPage(brand, ({ path }) => {
        const icon = relative(dirname(page), path).split(sep).join('/');
        return icon.startsWith('.') ? icon : `./${icon}`;
      });
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const brand = await reader.brand();
      const icons = installIcons(brand).map(({ path }) =>
        this.emitFile({ type: 'asset', name: basename(path), source: readFileSync(path) }),
      );
      this.emitFile({
        type: 'asset',
        fileName: manifestPath.slice(1),
        source: webManifest(brand, (index) => `/${this.getFileName(icons[index] ?? '')}`),
      });
    },
    configureServer(server) {
      serveIcons(server, reader);
      servePage(server, reader);
    },
  };
}
