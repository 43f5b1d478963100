import { build, type Plugin, type Rolldown } from 'vite';
import type { BrandReader } from './brand-page.ts';
import { ownModule, sourceConditions } from './own-files.ts';

/** Path of the worker from the root of the app, which determines its scope. */
const workerPath = '/sw.js';

/**
 * Bundles a worker into one file.
 * @param assets files of this version
 */
async function buildWorker(
  root: string,
  source: 'service-worker' | 'no-service-worker',
  assets: readonly string[],
): Promise<string> {
  const built = (await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define: { currentAssets: JSON.stringify(assets) },
    resolve: { conditions: [...sourceConditions] },
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: ownModule(`service-worker/${source}.ts`),
        formats: ['iife'],
        name: 'serviceWorker',
      },
    },
  })) as Rolldown.RolldownOutput[];
  const code = built.flatMap(({ output }) => output).find((file) => file.type === 'chunk')?.code;
  if (code === undefined) throw new Error('The build of the service worker produced no code.');
  return code.trim();
}

/**
 * Writes the service worker, and registers it in the page. A brand without `features.pwa` gets one
 * that removes an earlier one.
 */
export function serviceWorker(root: string, reader: BrandReader): Plugin {
  const isWanted = async (): Promise<boolean> =>
    (await reader.brand()).input.features?.pwa !== false;
  return {
    name: 'lobi-service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        if (this.environment.name !== 'client') return;
        const assets = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
        const source = (await isWanted()) ? 'service-worker' : 'no-service-worker';
        this.emitFile({
          type: 'asset',
          fileName: workerPath.slice(1),
          source: await buildWorker(root, source, assets.toSorted()),
        });
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: async () =>
        (await isWanted())
          ? [{ tag: 'meta', attrs: { name: 'lobi-worker', content: workerPath }, injectTo: 'head' }]
          : [],
    },
  };
}
