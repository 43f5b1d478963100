import { build, type Plugin, type Rolldown } from 'vite';
import type { LanguageTag } from '../config/languages.ts';
import { resolveBrand } from '../config/resolve-brand.ts';
import { loadAppTexts } from '../i18n/load-texts.ts';
import type { BrandReader } from './brand-page.ts';
import { offlinePage, offlineTexts, type OfflineTexts } from './offline-page.ts';
import { ownModule, sourceConditions } from './own-files.ts';
import type { BrandFile } from './read-brand.ts';

/** Path of the worker from the root of the app, which determines its scope. */
const workerPath = '/sw.js';

/**
 * Bundles a script without imports into one file.
 * @param define what the script finds instead of these names
 */
async function bundleScript(
  root: string,
  source: 'service-worker' | 'no-service-worker' | 'offline-page',
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const built = (await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define,
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
  if (code === undefined) throw new Error(`The build of ${source} produced no code.`);
  return code.trim();
}

/** The offline page of a brand, in each of its languages. */
async function buildOfflinePage(root: string, { input, mark }: BrandFile): Promise<string> {
  const brand = resolveBrand(input);
  const textsIn = async (language: LanguageTag): Promise<OfflineTexts> => {
    const all: Readonly<Record<string, string>> = await loadAppTexts(brand, language);
    const text = (name: keyof OfflineTexts) => all[`offline.${name}`] ?? '';
    return Object.fromEntries(offlineTexts.map((name) => [name, text(name)])) as OfflineTexts;
  };
  const texts = await Promise.all(
    brand.i18n.supported.map(async (language) => [language, await textsIn(language)] as const),
  );
  const script = await bundleScript(root, 'offline-page');
  return offlinePage(Object.fromEntries(texts), { brand, mark, script });
}

/**
 * Bundles the worker of a brand.
 * @param assets files of this version
 */
async function buildWorker(
  root: string,
  brand: BrandFile,
  assets: readonly string[],
): Promise<string> {
  return bundleScript(root, 'service-worker', {
    currentAssets: JSON.stringify(assets),
    offlinePage: JSON.stringify(await buildOfflinePage(root, brand)),
  });
}

/**
 * Writes the service worker, and registers it in the page. A brand without `features.pwa` gets one
 * that removes an earlier one.
 */
export function serviceWorker(root: string, reader: BrandReader): Plugin {
  const isWanted = ({ input }: BrandFile): boolean => input.features?.pwa !== false;
  return {
    name: 'lobi-service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        if (this.environment.name !== 'client') return;
        const assets = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
        const brand = await reader.brand();
        this.emitFile({
          type: 'asset',
          fileName: workerPath.slice(1),
          source: isWanted(brand)
            ? await buildWorker(root, brand, assets.toSorted())
            : await bundleScript(root, 'no-service-worker'),
        });
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: async () =>
        isWanted(await reader.brand())
          ? [{ tag: 'meta', attrs: { name: 'lobi-worker', content: workerPath }, injectTo: 'head' }]
          : [],
    },
  };
}
