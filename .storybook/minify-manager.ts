import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type Plugin } from 'vite';

/** Folders of Storybook's manager, which it builds before the stories and does not minify. */
const files = ['globals-runtime.js', 'runtime.js'];

/**
 * Minifies the manager of a built Storybook, which is half of the first page that visitors load.
 *
 * @param folder output folder of the build
 */
export const minifyManager = (folder: string): Plugin => ({
  name: 'minify-manager',
  apply: 'build',
  closeBundle: async () => {
    await Promise.all(
      files.map(async (file) => {
        const path = join(folder, 'sb-manager', file);
        const { code, errors } = await minify(file, await readFile(path, 'utf8'), { module: true });
        if (errors.length > 0) throw new Error(`Cannot minify ${file}: ${errors[0]?.message}`);
        await writeFile(path, code);
      }),
    );
  },
});
