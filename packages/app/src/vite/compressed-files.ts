import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);

/**
 * Text files with a content hash in their names; pages are excluded, because they get a nonce when
 * served.
 */
const compressible = /\.(?:css|js|json|svg)$/;

/** Smaller files, in bytes, fit into the first packet uncompressed. */
const minBytes = 1_024;

/**
 * Writes a Brotli copy (`.br`) of each large text file of a build, at the highest quality, so that
 * servers need not compress at each start. The bytes depend on the file only.
 */
export const compressedFiles = (): Plugin => {
  let folder = '';
  return {
    name: 'lobi-compressed-files',
    apply: 'build',
    enforce: 'post',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir, build.assetsDir);
    },
    // Unlike `closeBundle`, it is not called after a failure, whose cause would be lost.
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const names = (await readdir(folder)).filter((name) => compressible.test(name));
        await Promise.all(
          names.map(async (name) => {
            const bytes = await readFile(join(folder, name));
            if (bytes.length < minBytes) return;
            const params = {
              [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
              [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
            };
            await writeFile(join(folder, `${name}.br`), await compress(bytes, { params }));
          }),
        );
      },
    },
  };
};
