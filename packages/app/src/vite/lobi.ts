import type { ClientRequest, IncomingMessage } from 'node:http';
import { basename, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, type Plugin, type PluginOption, type ProxyOptions } from 'vite';
import { askEarly } from './ask-early.ts';
import { brandPage, createBrandReader } from './brand-page.ts';
import { fewFiles } from './few-files.ts';
import { firstPaint } from './first-paint.ts';
import { iconsApart } from './icons-apart.ts';
import { leanTables } from './lean-tables.ts';
import { isSource, ownModule, sourceConditions } from './own-files.ts';

/** Options of `lobi()`. */
export interface LobiOptions {
  /** Path of the brand file, from the folder that Vite runs in; default `./brand.config.ts`. */
  readonly brand?: string | undefined;
  /** Root of the project; default the folder that Vite runs in. */
  readonly root?: string | undefined;
  /** Origin of the platform that the development server hands calls to; default `http://localhost:8080`. */
  readonly api?: string | undefined;
}

/**
 * Hands calls and sockets to the platform. It sees its own origin, as it would behind one address, so
 * that its check against forged calls holds.
 */
function proxyTo(api: string): Record<string, ProxyOptions> {
  const { origin } = new URL(api);
  const options: ProxyOptions = {
    target: origin,
    changeOrigin: true,
    cookieDomainRewrite: '',
    configure(proxy) {
      // Only our own page comes from there; the call of a foreign one stays what it is.
      const comeFromThere = (outgoing: ClientRequest, { headers }: IncomingMessage) => {
        const isOwn = headers.origin === `http://${headers.host}`;
        if (isOwn) outgoing.setHeader('origin', origin);
      };
      proxy.on('proxyReq', comeFromThere);
      proxy.on('proxyReqWs', comeFromThere);
    },
  };
  return { '^/api/': options, '^/app/': { ...options, ws: true } };
}

function configuration(root: string, api: string): Plugin {
  return {
    name: 'lobi-config',
    config: (_, { isPreview }) => ({
      root,
      appType: isPreview === true ? 'spa' : 'custom',
      resolve: {
        conditions: [...sourceConditions, ...defaultClientConditions],
        dedupe: ['react', 'react-dom', 'styled-components'],
      },
      // From packages alone the page has no file in which Vite could find what to prepare.
      optimizeDeps: isSource
        ? { entries: [ownModule('create-app.ts')] }
        : { entries: [], include: ['@lobi/app', '@lobi/app/brand'] },
      build: {
        emptyOutDir: true,
        target: 'es2022',
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: { index: resolve(root, 'index.html'), frame: ownModule('mount-app.tsx') },
          output: { codeSplitting: fewFiles },
        },
        assetsInlineLimit: 0,
      },
      server: { proxy: proxyTo(api) },
      preview: { proxy: proxyTo(api) },
    }),
  };
}

/**
 * Builds and serves the app of one brand: page, first paint, fonts, icons, and the check of the brand
 * file. The project has no page and no start module of its own.
 * @example export default defineConfig({ plugins: [lobi({ brand: './brand.config.ts' })] })
 * @source ours
 */
export function lobi({
  brand = './brand.config.ts',
  root = process.cwd(),
  api = 'http://localhost:8080',
}: LobiOptions = {}): PluginOption[] {
  const folder = root.startsWith('file:') ? fileURLToPath(root) : resolve(root);
  const path = resolve(folder, brand);
  const reader = createBrandReader(path, relative(folder, path) || basename(path));
  return [
    configuration(folder, api),
    brandPage(reader),
    iconsApart,
    leanTables,
    react(),
    askEarly,
    firstPaint(folder, reader),
  ];
}
