import { globSync, rmSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { defineConfig, type Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

interface PackageOptions {
  /** Folders of `src` that only this repository uses, left out of what is published. */
  readonly ownFolders?: readonly string[];
  /** Where the files go; default `dist`. */
  readonly folder?: string;
  /** Default both. */
  readonly formats?: readonly ('esm' | 'cjs')[];
  /** Builds `@lobi/formats`, which is never published, into the package, as the folder `formats`. */
  readonly withFormats?: boolean;
  /** Libraries that Node cannot require, built into the CommonJS files. */
  readonly bundledInCommonJs?: string[];
}

/** How a module of a package imports what was built into it. */
const toFormats = (importer: string, extension: string): string => {
  const path = relative(dirname(relative(resolve('src'), importer)), `formats/index${extension}`);
  return path.startsWith('.') ? path : `./${path}`;
};

/**
 * Leaves imports between our own modules alone, so that each module becomes one readable file.
 * Bundlers then drop unused modules whole, and a `"use client"` line stays where it was written.
 */
const oneFilePerModule = (extension: '.js' | '.cjs'): Plugin => ({
  name: 'one-file-per-module',
  setup(build) {
    build.onResolve({ filter: /^node:/ }, ({ path }) => ({ path, external: true }));
    build.onResolve({ filter: /^@lobi\/formats$/ }, ({ importer }) => ({
      path: toFormats(importer, extension),
      external: true,
    }));
    build.onResolve({ filter: /^\.\.?\/.*\.tsx?$/ }, ({ path, kind }) =>
      kind === 'entry-point'
        ? undefined
        : { path: path.replace(/\.tsx?$/, extension), external: true },
    );
  },
});

/** Modules that are published: all but tests, stories and declarations. */
const modules = (source: string, ownFolders: readonly string[]) =>
  globSync(`${source}/**/*.{ts,tsx}`).filter(
    (file) =>
      !/\.(test|test-d|stories|d)\.tsx?$/.test(file) &&
      !ownFolders.some((folder) => file.startsWith(`src/${folder}/`)),
  );

/**
 * Build of a published package: ES modules and CommonJS side by side in `dist`, the same tree as
 * `src`. Packages that run in Node or are built by Vite alone come as ES modules only. Types are written by `tools/write-declarations.mjs`.
 */
export function publishedPackage({
  ownFolders = [],
  folder = 'dist',
  formats = ['esm', 'cjs'],
  withFormats = false,
  bundledInCommonJs,
}: PackageOptions = {}) {
  // Both formats are built at once, so neither may clean up after the other has begun.
  rmSync(folder, { recursive: true, force: true });

  const build = (
    format: 'esm' | 'cjs',
    extension: '.js' | '.cjs',
    entry: string[],
    outDir: string,
  ): Options => ({
    entry,
    format,
    outDir,
    outExtension: () => ({ js: extension }),
    esbuildPlugins: [oneFilePerModule(extension)],
    target: 'es2022',
    platform: 'neutral',
    sourcemap: true,
    splitting: false,
    removeNodeProtocol: false,
    silent: true,
    ...(format === 'cjs' && bundledInCommonJs ? { noExternal: bundledInCommonJs } : {}),
  });
  return defineConfig(
    formats.flatMap((format) => {
      const extension = format === 'esm' ? '.js' : '.cjs';
      const own = build(format, extension, modules('src', ownFolders), folder);
      if (!withFormats) return [own];
      const shared = build(format, extension, modules('../formats/src', []), `${folder}/formats`);
      return [own, shared];
    }),
  );
}
