import type { StorybookConfig } from '@storybook/react-vite';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport } from 'storybook/internal/csf';
import { defaultClientConditions, mergeConfig, type UserConfig } from 'vite';
import { dependenciesOf } from './dependencies.ts';
import { minifyManager } from './minify-manager.ts';
import { propDocs } from './prop-docs.ts';
import { storyTexts } from './story-texts/plugin.ts';
import { tagsOf } from './story-tags.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const vite: UserConfig = {
  plugins: [storyTexts()],
  optimizeDeps: { include: dependenciesOf(root, ['core', 'ui', 'app']) },
  resolve: { conditions: ['@lobi/source', ...defaultClientConditions] },
  build: {
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      // "use client" directives have no meaning in a single-page bundle, so that their warnings are
      // ignored.
      onwarn(warning, warn) {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
    },
  },
};

/** Published builds omit the panels for tests, which would be a tenth of the first page. */
const isBuilt = process.env['NODE_ENV'] === 'production';

/** Storybook of the kit and of the app's screens. Stories are in the folders of their components. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./pages/*.mdx', './pages/*.stories.tsx', '../packages/{ui,app}/src/**/*.stories.tsx'],
  experimental_indexers: (existing = []) =>
    existing.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, options)).map((entry) => ({
          ...entry,
          tags: [
            ...(entry.tags ?? []),
            ...tagsOf({
              title: entry.title ?? options.makeTitle(),
              name: entry.name ?? storyNameFromExport(entry.exportName),
            }),
          ],
        })),
    })),
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    'storybook-addon-pseudo-states',
    ...(isBuilt ? [] : ['@storybook/addon-vitest', '@chromatic-com/storybook']),
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // Tests of stories draw components and read no documentation.
    reactDocgen: process.env['VITEST'] ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: propDocs,
  },
  viteFinal: (base, { outputDir, test }) =>
    mergeConfig(mergeConfig(base, vite), {
      // Pictures are taken without the manager.
      plugins: outputDir && !test ? [minifyManager(outputDir)] : [],
    }),
};

export default config;
