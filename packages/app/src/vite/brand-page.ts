import { readFileSync } from 'node:fs';
import { basename, dirname, relative, resolve, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { Brand } from '../config/brand-schema.ts';
import { describeProblems } from '../config/check-brand.ts';
import { paletteOf } from '../config/themes.ts';
import { usesOwnParts } from '../config/own-parts.ts';
import { resolveBrand } from '../config/resolve-brand.ts';
import { escapeHtml } from './escape-html.ts';
import type { IconFile } from './icon-files.ts';
import { isSource, ownFile, ownModule } from './own-files.ts';
import { assetsOf, readBrand, type BrandFile, type ReadBrand } from './read-brand.ts';
import { homeIcon, installIcons, manifestPath, webManifest } from './web-manifest.ts';

/** Address of the entry module of the app. */
const entry = '/@lobi/main.js';

/** Path prefix of icons on the development server. */
const servedIcons = '/@lobi/icon-';

/** Maximum number of icons of an installed app: the mark, two sizes and a maskable one. */
const maxInstallIcons = 4;

/** Path prefix of the installed app's icons on the development server, before their index. */
const servedInstallIcons = '/@lobi/install-icon-';

/** Reads the brand file; on the development server at each request. */
export interface BrandReader {
  /** Absolute path of the brand file. */
  readonly path: string;
  /** Reads the file again. */
  read(): Promise<ReadBrand>;
  /** The brand of this build; throws one error that lists all problems. */
  brand(): Promise<BrandFile>;
}

/** @param name path as written by the project's author, for error messages */
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
      // The error is in the brand file, so that a stack trace would be misleading.
      error.stack = error.message;
      throw error;
    },
  };
}

/**
 * Returns the page that replaces the app while the brand file has errors; it reloads when the file
 * changes.
 */
const problemPage = (text: string): string => `<!doctype html>
<meta charset="utf-8"><title>Brand file has problems</title>
<script type="module" src="/@vite/client"></script>
<body style="margin:0;padding:32px;background:#14171d;color:#f2f5f7">
<pre style="font:15px/1.6 ui-monospace,monospace;white-space:pre-wrap">${escapeHtml(text)}</pre>`;

/**
 * The icons of a page as link elements.
 * @param addressOf returns the URL at which the page finds a file
 */
function iconLinks(brand: BrandFile, addressOf: (icon: IconFile) => string): string {
  const home = homeIcon(brand);
  const link = (rel: string, icon: IconFile): string =>
    `<link rel="${rel}" type="${icon.type}" href="${escapeHtml(addressOf(icon))}" />`;
  return [
    link('icon', brand.icons.favicon),
    ...(home ? [link('apple-touch-icon', home)] : []),
    `<link rel="manifest" href="${manifestPath}" />`,
  ].join('\n    ');
}

/**
 * Attributes of the page as the kit sets them, since each change makes the browser recalculate all
 * styles. Without a choice of schemes the theme alone decides.
 */
function lookAttributes({ density, schemes, look }: Brand): string {
  const attributes = {
    density,
    motion: 'system',
    ...(schemes.length > 1 && { scheme: look.defaultScheme }),
  };
  return Object.entries(attributes)
    .map(([name, value]) => `data-lobi-${name}="${value}"`)
    .join(' ');
}

/** The page with the brand's name, mark and colours. @param addressOf returns the URL of an icon */
function fillPage(file: BrandFile, addressOf: (icon: IconFile) => string): string {
  const { input, mark } = file;
  const brand = resolveBrand(input);
  const frameAncestors = input.security?.frameAncestors ?? [];
  const values: Readonly<Record<string, string>> = {
    LANGUAGE: brand.i18n.default,
    NAME: escapeHtml(brand.name),
    DESCRIPTION: escapeHtml(brand.meta.description),
    COLOUR: brand.meta.themeColor,
    INK: paletteOf(brand.look).text.toLowerCase(),
    THEME: brand.look.name,
    LOOK: lookAttributes(brand),
    FADE: String(brand.overlay.fadeMs),
    MARK: mark,
    ICONS: iconLinks(file, addressOf),
    ENTRY: entry,
    // For the server, which sends it as a header, because a page cannot set it.
    FRAMES:
      frameAncestors.length === 0
        ? ''
        : `<meta name="lobi-frame-ancestors" content="${frameAncestors.join(' ')}" />`,
  };
  return readFileSync(ownFile('page.html'), 'utf8').replace(
    /%([A-Z_]+)%/g,
    (whole, name: string) => values[name] ?? whole,
  );
}

/** The brand without the URLs of its platform, so that the app calls the origin of the page. */
const atPage =
  '{ ...brand, api: { ...brand.api, origin: undefined }, realtime: { ...brand.realtime, host: undefined, port: undefined, scheme: undefined } }';

/** Options of an entry module. */
interface Start {
  readonly isBuilt: boolean;
  /** Whether the development server proxies all calls to a platform. */
  readonly isProxied: boolean;
}

/** The entry module of the app of this brand. */
function startModule(brand: BrandFile, { isBuilt, isProxied }: Start): string {
  const app = isSource ? ownModule('create-app.ts') : '@lobi/app';
  const partsModule = isSource ? ownModule('own/create-own-parts.tsx') : '@lobi/app';
  // A brand with a theme only does not load the code of other features. The development server
  // always loads it, since the next edit may need it without a new entry module.
  const hasOwn = !isBuilt || usesOwnParts(brand.input);
  return [
    ...brand.fonts.map((font) => `import ${JSON.stringify(font)};`),
    `import { createApp } from ${JSON.stringify(app)};`,
    ...(hasOwn ? [`import { createOwnParts } from ${JSON.stringify(partsModule)};`] : []),
    `import brand from ${JSON.stringify(brand.path)};`,
    `void createApp(${isProxied && !isBuilt ? atPage : 'brand'}, ${JSON.stringify(assetsOf(brand))}${hasOwn ? ', createOwnParts' : ''});`,
  ].join('\n');
}

/** Serves the manifest and the icons of the brand, which are not files of the project. */
function serveIcons(server: ViteDevServer, reader: BrandReader): void {
  const answers: readonly (readonly [
    address: string,
    find: (brand: BrandFile) => IconFile | undefined,
  ])[] = [
    [`${servedIcons}favicon`, ({ icons }) => icons.favicon],
    [`${servedIcons}app`, homeIcon],
    ...Array.from(
      { length: maxInstallIcons },
      (_, index) =>
        [
          `${servedInstallIcons}${index}`,
          (brand: BrandFile) => installIcons(brand)[index],
        ] as const,
    ),
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

/** Serves the page at every address of the app, since it is not a file of the project. */
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
          ({ path }) => servedIcons + (path === brand.icons.favicon.path ? 'favicon' : 'app'),
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

/**
 * Rejects a brand file with errors, and generates the page and its entry module from it.
 * @param isProxied whether the development server proxies all calls to a platform
 */
export function brandPage(reader: BrandReader, isProxied: boolean): Plugin {
  let page = '';
  return {
    name: 'lobi-brand',
    enforce: 'pre',
    configResolved({ root }) {
      page = resolve(root, 'index.html');
    },
    async buildStart() {
      if (this.environment.mode !== 'build') return;
      const { notes } = await reader.brand();
      if (notes.length > 0) this.warn(describeProblems(basename(reader.path), notes));
    },
    resolveId: (id) => (id === entry || (page !== '' && id === page) ? id : undefined),
    async load(id) {
      if (id === entry) {
        const isBuilt = this.environment.mode === 'build';
        return startModule(await reader.brand(), { isBuilt, isProxied });
      }
      if (id !== page) return undefined;
      const brand = await reader.brand();
      // Vite bundles only files that the page references by relative paths.
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
