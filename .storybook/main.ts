import type { StorybookConfig } from '@storybook/react-vite';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, mergeConfig, type UserConfig } from 'vite';
import { dependenciesOf } from './dependencies.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const vite: UserConfig = {
  optimizeDeps: { include: dependenciesOf(root, ['core', 'ui', 'app']) },
  resolve: { conditions: ['@lobi/source', ...defaultClientConditions] },
  build: {
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      // Bundling for one page makes "use client" lines meaningless, there is nothing to warn of.
      onwarn(warning, warn) {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
    },
  },
};

/** Storybook of the kit and of the app's screens. Stories stand beside what they show. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/{ui,app}/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) => mergeConfig(base, vite),
};

export default config;
