import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig, type UserConfig } from 'vite';

const vite: UserConfig = {
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

/** Storybook of everything in the kit. Stories stand beside their component. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) => mergeConfig(base, vite),
};

export default config;
