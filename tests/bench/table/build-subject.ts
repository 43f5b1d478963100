import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

const here = fileURLToPath(new URL('peers', import.meta.url));

/** Packages that a subject's own file imports are resolved from its folder. */
function packagesFrom(folder: string): Plugin {
  return {
    name: 'packages-from',
    enforce: 'pre',
    resolveId(source, importer, options) {
      if (!importer?.startsWith(here) || /^[./]/.test(source)) return null;
      return this.resolve(source, join(folder, 'package.json'), { ...options, skipSelf: true });
    },
  };
}

/**
 * Builds the page of one table for production.
 * @param packages folder whose `node_modules` its imports are resolved from
 * @returns bytes of script, gzip
 */
export async function buildSubject(
  file: string,
  packages: string,
  outDir: string,
): Promise<number> {
  const entry = join(here, file);
  mkdirSync(outDir, { recursive: true });
  await build({
    configFile: false,
    logLevel: 'error',
    root: here,
    plugins: [packagesFrom(packages), react()],
    resolve: { conditions: ['@lobi/source', 'module', 'browser', 'production'] },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: { input: entry, output: { entryFileNames: 'main.js' } },
    },
  });
  const css = readFileSync(join(here, 'page.css'), 'utf8');
  const styles = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => `<link rel="stylesheet" href="/${name}">`);
  writeFileSync(
    join(outDir, 'index.html'),
    `<!doctype html><html><head><style>${css}</style>${styles.join('')}</head><body><div id="root"></div><script type="module" src="/main.js"></script></body></html>`,
  );
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .reduce((sum, name) => sum + gzipSync(readFileSync(join(outDir, name))).length, 0);
}
