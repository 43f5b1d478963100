import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const source = '@lobi/story-texts';
const runtime = fileURLToPath(new URL('jsx-runtime.ts', import.meta.url));

/** Where elements of stories are made. */
const storyFiles = /\/packages\/(ui|app)\/src\/(.*\.stories\.tsx|testing\/.*(?<!\.test)\.tsx)$/;

/** Makes the elements of stories through our runtime, which gives their texts in the chosen language. */
export function storyTexts(): Plugin {
  return {
    name: 'lobi-story-texts',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(source) ? runtime : undefined),
    transform: (code, id) =>
      storyFiles.test(id.replace(/\?.*$/, ''))
        ? { code: `/** @jsxImportSource ${source} */ ${code}`, map: null }
        : undefined,
  };
}
