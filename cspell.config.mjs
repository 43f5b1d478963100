// Spelling of names, comments, tests, documents and notes. `tools/check-words.mjs` runs it; editors with
// a plugin for cspell read it too. Words of the product and its tools are in `tools/words`.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flaggedWords } from './tools/words/flagged-words.mjs';

const root = import.meta.dirname;

/** Texts in other languages are read by people who speak them; tests and stories quote them. */
const translations = [
  'packages/core/src/locales/{id,es,zh-hans}/**',
  'packages/ui/src/messages/{id,es,zh-hans}/**',
  '.storybook/story-texts/texts/**',
  'packages/app/src/brands/*',
];

/** Every word of these texts, so that quoting one is no mistake. */
const wordsOfTranslations = () => {
  const texts = globSync(
    translations.map((pattern) => `${pattern}/*.ts`),
    { cwd: root },
  )
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  return [...new Set(texts.match(/\p{L}{4,}/gu))];
};

/** Dictionaries under licences that we allow; the default configuration brings others along. */
const dictionaries = [
  ...['bash', 'companies', 'css', 'en-gb-mit', 'en_us', 'filetypes', 'fonts', 'fullstack'],
  ...['html', 'node', 'npm', 'software-terms', 'sql', 'typescript'],
];

/** Our own lists, by area. */
const ownLists = ['product', 'software', 'names', 'samples', 'quoted'];

export default {
  version: '0.2',
  loadDefaultConfiguration: false,
  import: dictionaries.map((name) => `@cspell/dict-${name}/cspell-ext.json`),
  language: 'en,en-GB',
  useGitignore: true,
  files: [
    '*.{md,json,jsonc,yaml,mjs,cjs,ts}',
    '{.changeset,.storybook,deploy,docs,examples,packages,tests,tools}/**/*.{md,ts,tsx,mjs,cjs,sql,yaml}',
  ],
  ignorePaths: [
    'pnpm-lock.yaml',
    '**/CHANGELOG.md',
    'packages/*/etc/**',
    'tools/words/**',
    ...translations,
  ],
  dictionaryDefinitions: ownLists.map((name) => ({
    name: `lobi-${name}`,
    path: `./tools/words/${name}.txt`,
  })),
  dictionaries: [
    ...['en-us', 'en-gb', 'companies', 'softwareTerms', 'fullstack', 'filetypes', 'fonts'],
    ...['typescript', 'node', 'npm', 'html', 'css', 'sql', 'bash'],
    ...ownLists.map((name) => `lobi-${name}`),
  ],
  ignoreRegExpList: [
    // Hashes, keys and encoded data.
    '/[A-Za-z0-9+/=_-]{40,}/g',
    // Colours.
    '/#[0-9a-fA-F]{3,8}\\b/g',
    // Targets of links and paths are checked by `tests/packaging/docs.test.ts`.
    '/(?<=\\]\\()[^)\\s]+/g',
  ],
  words: wordsOfTranslations(),
  flagWords: flaggedWords,
};
