import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { browserPath } from './tools/find-browser.mjs';

/** Inside the repository packages resolve to each other's source. */
const source = '@lobi/source';
const resolve = { conditions: [source, ...defaultServerConditions] };
const executablePath = browserPath();

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    projects: [
      {
        resolve,
        ssr: { resolve },
        test: {
          name: 'unit',
          include: ['packages/{core,server,app}/src/**/*.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        resolve,
        ssr: { resolve },
        test: {
          name: 'platform',
          include: ['tests/{ledger,contract,access,realtime,packaging,flows}/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { conditions: [source, ...defaultClientConditions] },
        optimizeDeps: { include: ['react', 'react-dom', 'react/jsx-runtime', 'styled-components'] },
        test: {
          name: 'components',
          include: ['packages/{ui,core,app}/src/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: { executablePath } }),
            instances: [{ browser: 'chromium' }],
            screenshotFailures: false,
          },
          testTimeout: 10_000,
        },
      },
    ],
  },
});
