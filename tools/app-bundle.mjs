import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/**
 * A file of the built app as Vite's manifest describes it.
 *
 * @typedef {{ file: string, src?: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[] }} Chunk
 */

const folder = join(root, 'packages/app/dist');

/** @returns {Record<string, Chunk>} chunks by their name in the manifest */
function readManifest() {
  return JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
}

/**
 * Paths of the scripts that a browser must load before the modules whose source path matches one of the
 * patterns can run: the modules and all their static imports.
 *
 * @param {RegExp[]} patterns each must match a source path, so that a renamed file is noticed
 * @returns {string[]} paths from the root of the repository
 */
export function scriptsOf(patterns) {
  const manifest = readManifest();
  /** @type {Set<string>} */
  const files = new Set();
  /** @param {string} name */
  const visit = (name) => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  for (const pattern of patterns) {
    const names = Object.keys(manifest).filter((name) => pattern.test(name));
    if (names.length === 0) throw new Error(`The app has no chunk that matches ${pattern}.`);
    names.forEach(visit);
  }
  return [...files]
    .filter((file) => file.endsWith('.js'))
    .map((file) => `packages/app/dist/${file}`);
}
