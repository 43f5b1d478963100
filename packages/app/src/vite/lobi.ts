import { basename, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, normalizePath, type Plugin, type PluginOption } from 'vite';
import { preloadNext } from './preload-next.ts';
import { brandPage, createBrandReader } from './brand-page.ts';
import { compressedFiles } from './compressed-files.ts';
import { chunkGroups } from './chunk-groups.ts';
import { firstPaint } from './first-paint.ts';
import { splitIcons } from './split-icons.ts';
import { shakeRouter } from './shake-router.ts';
import { stripDocs } from './strip-docs.ts';
import { isSource, ownModule, sourceConditions } from './own-files.ts';
import { platformProxy } from './platform-proxy.ts';
import { serviceWorker } from './service-worker.ts';

/** Options of `lobi()`. */
export interface LobiOptions {
  /**
   * Path of the brand file, relative to the working folder of Vite; default `./brand.config.ts`.
   */
  readonly brand?: string | undefined;
  /** Root of the project; default the working folder of Vite. */
  readonly root?: string | undefined;
  /**
   * Origin of the platform to which the development server hands calls and sockets, whatever the brand
   * file names; default `http://localhost:8080`, and only what the brand file leaves to the page.
   */
  readonly api?: string | undefined;
}

/** @param brand path of the brand file, relative to the root */
function configuration(root: string, brand: string): Plugin {
  return {
    name: 'lobi-config',
    config: (_, { isPreview }) => ({
      root,
      appType: isPreview === true ? 'spa' : 'custom',
      resolve: {
        conditions: [...sourceConditions, ...defaultClientConditions],
        dedupe: ['react', 'react-dom', 'styled-components'],
      },
      // The page has no start module in the project, so Vite looks in the brand file and in what it
      // imports. A dependency found later would reload the page in the middle of the first look.
      optimizeDeps: isSource
        ? { entries: [ownModule('create-app.ts'), brand] }
        : { entries: [brand], include: ['@lobi/app', '@lobi/app/brand'] },
      build: {
        emptyOutDir: true,
        target: 'es2022',
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: { index: resolve(root, 'index.html'), frame: ownModule('mount-app.tsx') },
          output: { codeSplitting: chunkGroups },
        },
        assetsInlineLimit: 0,
      },
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
  api,
}: LobiOptions = {}): PluginOption[] {
  const folder = root.startsWith('file:') ? fileURLToPath(root) : resolve(root);
  const path = resolve(folder, brand);
  const inFolder = normalizePath(relative(folder, path) || basename(path));
  const reader = createBrandReader(path, inFolder);
  return [
    configuration(folder, inFolder),
    platformProxy(api ?? 'http://localhost:8080', reader),
    brandPage(reader, api !== undefined),
    splitIcons,
    stripDocs,
    shakeRouter,
    react(),
    preloadNext,
    firstPaint(folder, reader),
    serviceWorker(folder, reader),
    compressedFiles(),
  ];
}
