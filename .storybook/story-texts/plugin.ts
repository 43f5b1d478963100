import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const own = (file: string) => fileURLToPath(new URL(file, import.meta.url));

const source = '@lobi/story-texts';
const runtime = own('jsx-runtime.ts');

/**
 * Modules that interactions import, and their replacements: queries that find texts in the story's
 * language.
 */
const tests = 'storybook/test';
const play = own('play.ts');

/** Modules that create the elements of stories, and the preview of the brand lab. */
const storyFiles =
  /\/packages\/(ui|app)\/src\/(.*\.stories\.tsx|brand-lab\/brand-preview\.tsx|testing\/.*(?<!\.test)\.tsx)$/;

/**
 * Compiles stories with our JSX runtime, which translates their texts to the selected language,
 * and lets interactions find elements by the original texts.
 */
export function storyTexts(): Plugin {
  return {
    name: 'lobi-story-texts',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(source) ? runtime : undefined),
    transform: (code, id) =>
      storyFiles.test(id.replace(/\?.*$/, ''))
        ? {
            code: `/** @jsxImportSource ${source} */ ${code.replace(`'${tests}'`, JSON.stringify(play))}`,
            map: null,
          }
        : undefined,
  };
}
