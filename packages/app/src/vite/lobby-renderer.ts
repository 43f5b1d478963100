import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, defaultServerConditions, type Plugin, type Rolldown } from 'vite';
import type { createRenderer } from '../first-paint/render-first-paint.tsx';
import { ownModule, sourceConditions } from './own-files.ts';
import { assetsOf, type BrandFile } from './read-brand.ts';

/** Path of the bundle with which the server renders the lobby, in the folder of the built app. */
export const rendererPath = '.lobi/render-lobby.mjs';

const entry = '\0lobi-renderer';
const nothing = '\0lobi-not-prerendered';

/** Lazily loaded modules that are pre-rendered: the lobby, images of games, and texts. */
const prerendered =
  /(game-index|game-art-uri|\/messages\/[\w-]+|\/(id|en|es|zh-hans|titles))(\.[jt]sx?)?$/;

/** The module that contains the brand. No other lazily loaded module is pre-rendered. */
function rendererModule(brand: BrandFile): Plugin {
  return {
    name: 'lobi-renderer',
    enforce: 'pre',
    resolveId(id, importer, { kind }) {
      if (id === entry) return entry;
      if (kind !== 'dynamic-import' || importer === undefined || prerendered.test(id))
        return undefined;
      return nothing;
    },
    load(id) {
      if (id === nothing) return 'export default {};';
      if (id !== entry) return undefined;
      const moduleText = (path: Parameters<typeof ownModule>[0]) => JSON.stringify(ownModule(path));
      return [
        `import { createRenderer } from ${moduleText('first-paint/render-first-paint.tsx')};`,
        `import { serveRenderer } from ${moduleText('first-paint/serve-renderer.ts')};`,
        `import brand from ${JSON.stringify(brand.path)};`,
        `export const renderer = createRenderer(brand, ${JSON.stringify(assetsOf(brand))}, ${JSON.stringify(brand.texts)});`,
        'serveRenderer(renderer);',
      ].join('\n');
    },
  };
}

/**
 * Bundles the renderer of a brand's first page into one self-contained module: the build runs it
 * once, and the server whenever games have changed.
 */
export async function buildRenderer(root: string, brand: BrandFile): Promise<string> {
  const built = (await build({
    configFile: false,
    root,
    // Hundreds of "use client" directives have no meaning here.
    logLevel: 'error',
    mode: 'production',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [rendererModule(brand)],
    resolve: {
      conditions: [...sourceConditions, ...defaultServerConditions],
      dedupe: ['react', 'react-dom', 'styled-components'],
    },
    ssr: {
      noExternal: true,
      resolve: { conditions: [...sourceConditions, ...defaultServerConditions] },
    },
    build: {
      ssr: true,
      write: false,
      minify: true,
      target: 'node20',
      rolldownOptions: { input: { renderer: entry }, output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  const [chunk] = built.output;
  return chunk.code;
}

/** What the module exports. */
interface RendererModule {
  readonly renderer: ReturnType<typeof createRenderer>;
}

/** Runs the module like a server. */
export async function runRenderer(code: string): Promise<RendererModule['renderer']> {
  const folder = mkdtempSync(join(tmpdir(), 'lobi-renderer-'));
  try {
    const path = join(folder, 'renderer.mjs');
    writeFileSync(path, code);
    const { renderer } = (await import(pathToFileURL(path).href)) as RendererModule;
    return renderer;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
