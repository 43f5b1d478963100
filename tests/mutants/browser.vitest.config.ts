import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { dependenciesOf } from '../../.storybook/dependencies.ts';
import { findBrowser } from '../../tools/find-browser.mjs';
import { plantMutant } from './mutants.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const executablePath = findBrowser();

/** Runs the browser tests that kill a mutant; `LOBI_MUTANT` is its id. */
export default defineConfig({
  root,
  resolve: { conditions: ['@lobi/source', ...defaultClientConditions] },
  plugins: [plantMutant()],
  optimizeDeps: {
    include: [
      ...['react', 'react-dom', 'react/jsx-runtime', 'styled-components'],
      ...dependenciesOf(root, ['ui', 'core', 'app']),
    ],
  },
  test: {
    include: ['packages/*/src/**/*.test.tsx'],
    browser: {
      enabled: true,
      headless: true,
      provider: playwright(executablePath ? { launchOptions: { executablePath } } : {}),
      instances: [{ browser: 'chromium' }],
      screenshotFailures: false,
      connectTimeout: 300_000,
    },
    testTimeout: 120_000,
    // A kill takes the whole time, and there are many; the app starts in a few seconds under load.
    expect: { poll: { timeout: 20_000 } },
  },
});
