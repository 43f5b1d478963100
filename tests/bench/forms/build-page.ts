import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';

const sources = join(import.meta.dirname, 'peers');

const page = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>Form</title></head>
  <body><div id="root"></div><script type="module" src="page.js"></script></body>
</html>
`;

/** Packages that a page itself imports are resolved from its peer's folder. */
const packagesFrom = (folder: string): Plugin => ({
  name: 'packages-from',
  setup: ({ onResolve, resolve }) => {
    onResolve({ filter: /^[^./]/ }, ({ path, importer, kind, pluginData }) =>
      importer.startsWith(sources) && pluginData === undefined
        ? resolve(path, { resolveDir: folder, kind, pluginData: 'here' })
        : undefined,
    );
  },
});

/**
 * Builds one page for production.
 * @param packages folder whose `node_modules` its imports are resolved from
 */
export async function buildPage(name: string, packages: string, outDir: string): Promise<void> {
  const folder = join(outDir, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), page);
  await build({
    entryPoints: [join(sources, `${name}.jsx`)],
    outfile: join(folder, 'page.js'),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    conditions: ['@lobi/source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [packagesFrom(packages)],
    logLevel: 'error',
  });
}
