import { globSync, rmSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

interface PackageOptions {
  /** Folder of helpers for the package's own tests, left out of what is published. */
  readonly ownTestFolder?: string;
  /** Libraries that Node cannot require, built into the CommonJS files. */
  readonly bundledInCommonJs?: string[];
}

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

/** Modules that are published: all but tests, stories and declarations. */
const modules = (ownTestFolder: string | undefined) =>
  globSync('src/**/*.{ts,tsx}').filter(
    (file) =>
      !/\.(test|test-d|stories|d)\.tsx?$/.test(file) &&
      !(ownTestFolder && file.startsWith(`${ownTestFolder}/`)),
  );

/**
 * Build of a published package: ES modules and CommonJS side by side in `dist`, the same tree as
 * `src`. Types are written by `tools/write-declarations.mjs`.
 */
export function publishedPackage({ ownTestFolder, bundledInCommonJs }: PackageOptions = {}) {
  // Both formats are built at once, so neither may clean up after the other has begun.
  rmSync('dist', { recursive: true, force: true });

  const build = (format: 'esm' | 'cjs', extension: '.js' | '.cjs'): Options => ({
    entry: modules(ownTestFolder),
    format,
    outExtension: () => ({ js: extension }),
    esbuildPlugins: [oneFilePerModule(extension)],
    target: 'es2022',
    platform: 'neutral',
    sourcemap: true,
    splitting: false,
    silent: true,
    ...(format === 'cjs' && bundledInCommonJs ? { noExternal: bundledInCommonJs } : {}),
  });
  return defineConfig([build('esm', '.js'), build('cjs', '.cjs')]);
}
