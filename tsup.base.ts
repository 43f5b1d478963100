import { globSync, rmSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * Leaves imports between our own modules alone, so that each module becomes one readable file.
 * Bundlers then drop unused modules whole, and a `"use client"` line stays where it was written.
 */
const oneFilePerModule = (extension: '.js' | '.cjs'): Plugin => ({
  name: 'one-file-per-module',
  setup(build) {
    build.onResolve({ filter: /^\.\.?\/.*\.tsx?$/ }, ({ path, kind }) =>
      kind === 'entry-point'
        ? undefined
        : { path: path.replace(/\.tsx?$/, extension), external: true },
    );
  },
});

const shared: Options = {
  entry: globSync('src/**/*.{ts,tsx}').filter(
    (file) => !/\.(test|stories|test-d)\.tsx?$|\.d\.ts$/.test(file),
  ),
  target: 'es2022',
  platform: 'neutral',
  sourcemap: true,
  splitting: false,
  treeshake: false,
  silent: true,
};

/**
 * Build of a published package: ES modules and CommonJS side by side in `dist`, the same tree as
 * `src`. Types are written by `tools/write-declarations.mjs`.
 *
 * @param bundledInCommonJs libraries that cannot be required from Node and so are built in.
 */
export function publishedPackage(bundledInCommonJs: string[] = []) {
  // Both formats are built at once, so neither may clean up after the other has begun.
  rmSync('dist', { recursive: true, force: true });
  return defineConfig([
    {
      ...shared,
      format: 'esm',
      outExtension: () => ({ js: '.js' }),
      esbuildPlugins: [oneFilePerModule('.js')],
    },
    {
      ...shared,
      format: 'cjs',
      outExtension: () => ({ js: '.cjs' }),
      esbuildPlugins: [oneFilePerModule('.cjs')],
      noExternal: bundledInCommonJs,
    },
  ]);
}
