import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
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

/** What esbuild writes at the head of each CommonJS file to export and import. */
const interopHead =
  /^"use strict";(var __(?:create|defProp)=.*?__toCommonJS=mod=>__copyProps\(__defProp\(\{\},"__esModule",\{value:!0\}\),mod\);)/s;

/**
 * Keeps that head in one file of the package instead of in each: in 1,500 small files it is a third of
 * what is installed.
 */
function sharedInterop(folder: string): NonNullable<Options['plugins']>[number] {
  const file = resolve(folder, 'interop.cjs');
  const namesIn = (head: string): string =>
    ['__export', '__toESM', '__toCommonJS'].filter((name) => head.includes(name)).join();
  let longest = '';
  return {
    name: 'shared-interop',
    renderChunk(code, { path }) {
      const [, head] = interopHead.exec(code) ?? [];
      if (head === undefined) return undefined;
      if (head.length > longest.length) longest = head;
      const from = relative(dirname(resolve(path)), file);
      const shared = `var{${namesIn(head)}}=require("${from.startsWith('.') ? from : `./${from}`}");`;
      return { code: code.replace(head, () => shared) };
    },
    buildEnd() {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `"use strict";${longest}module.exports={${namesIn(longest)}};\n`);
    },
  };
}

/** Modules that are published: all but tests, stories, what both share, and declarations. */
const modules = (source: string, ownFolders: readonly string[]) =>
  globSync(`${source}/**/*.{ts,tsx}`).filter(
    (file) =>
      !/\.(test|test-d|test-setup|fixtures|stories|d)\.tsx?$/.test(file) &&
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
    // Every module is a file that people can read, so that maps would only double what is installed.
    sourcemap: false,
    // CommonJS is read by programs alone, and a fifth of it would be blanks.
    esbuildOptions: (options) => {
      options.minifyWhitespace = format === 'cjs';
      options.minifySyntax = format === 'cjs';
    },
    splitting: false,
    removeNodeProtocol: false,
    silent: true,
    ...(format === 'cjs' && { plugins: [sharedInterop(outDir)] }),
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
