import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { dependenciesOf } from './.storybook/dependencies.ts';
import { notRunToday } from './tests/slow-platform-tests.ts';
import { findBrowser } from './tools/find-browser.mjs';
import { keepTemporaryFilesInMemory } from './tools/temporary-folder.mjs';

/** Inside the repository packages resolve to each other's source. */
const source = '@lobi/source';
const inNode = { resolve: { conditions: [source, ...defaultServerConditions] } };
const inBrowser = { resolve: { conditions: [source, ...defaultClientConditions] } };

keepTemporaryFilesInMemory();
const executablePath = findBrowser();

const chromium = () => ({
  enabled: true,
  headless: true,
  provider: playwright(executablePath ? { launchOptions: { executablePath } } : {}),
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
});

/**
 * Lets the browser keep modules of the sources, which do not change during a run: each file of tests
 * has a frame of its own, and asking again for a thousand modules takes a quarter of its time.
 */
const keepModules: Plugin = {
  name: 'lobi:keep-modules',
  configureServer({ config, middlewares }) {
    const isWatching = config.server.watch !== null;
    if (isWatching) return;
    middlewares.use(({ url }, response, next) => {
      if (url?.startsWith('/packages/')) {
        const setHeader = response.setHeader.bind(response);
        response.setHeader = (name, value) =>
          setHeader(name, name === 'Cache-Control' ? 'max-age=3600' : value);
      }
      next();
    });
  },
};

const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * How long a test, and a wait in one, may take, in ms. A machine that is slow or busy fails no test:
 * what takes too long is measured in tests/bench.
 */
const limits = { test: 300_000, wait: 45_000 };

/**
 * Tests in a browser, a frame for each file.
 *
 * @param react Which build of React: the one for development warns, and takes twice as long.
 */
const inChromium = (
  name: string,
  react: 'development' | 'production',
  ...packages: readonly string[]
) => {
  const define = { 'process.env.NODE_ENV': JSON.stringify(react) };
  return {
    ...inBrowser,
    plugins: [keepModules],
    define,
    oxc: { jsx: { development: react === 'development' } },
    optimizeDeps: {
      include: [
        ...['react', 'react-dom', 'react/jsx-runtime', 'styled-components'],
        ...dependenciesOf(root, ['ui', 'core', 'app']),
      ],
      rolldownOptions: { transform: { define } },
    },
    test: {
      name,
      include: packages.map((folder) => `packages/${folder}/src/**/*.test.tsx`),
      browser: chromium(),
      setupFiles: ['./tests/empty-storage.ts'],
      testTimeout: limits.test,
      hookTimeout: limits.test,
      // The whole app starts for many of them: languages, session, screen.
      expect: { poll: { timeout: limits.wait } },
    },
  };
};

/** Sets how often property tests run. */
const propertyRuns = './tests/property-runs.ts';

export default defineConfig({
  root,
  test: {
    // The default of one worker less than cores would leave half of a machine with two cores idle.
    maxWorkers: availableParallelism(),
    projects: [
      {
        ...inNode,
        ssr: inNode,
        test: {
          name: 'unit',
          // Starting a worker for each file would take as long as running its tests.
          isolate: false,
          include: ['packages/*/src/**/*.test.ts'],
          setupFiles: [propertyRuns],
          testTimeout: limits.test,
          hookTimeout: limits.test,
          expect: { poll: { timeout: limits.wait } },
        },
      },
      {
        ...inNode,
        ssr: inNode,
        test: {
          name: 'platform',
          include: [
            'tests/{conformance,faults,games,mutants,operations,providers,protection,ledger,contract,access,security,realtime,packaging,specification,visual}/**/*.test.ts',
          ],
          exclude: notRunToday(),
          // A worker loads the modules of the server and starts its database once.
          isolate: false,
          globalSetup: './tests/prepare-cluster.ts',
          setupFiles: [propertyRuns],
          testTimeout: limits.test,
          hookTimeout: limits.test,
          expect: { poll: { timeout: limits.wait } },
        },
      },
      {
        ...inNode,
        ssr: inNode,
        test: {
          name: 'partners',
          include: ['tests/partners/**/*.test.ts'],
          testTimeout: limits.test,
          hookTimeout: limits.test,
          expect: { poll: { timeout: limits.wait } },
        },
      },
      inChromium('components', 'development', 'ui', 'core'),
      inChromium('screens', 'production', 'app'),
      {
        plugins: [storybookTest()],
        test: {
          name: 'storybook',
          // Storybook takes each story off the page before the next; a frame per file costs three
          // times as long and proves nothing more.
          isolate: false,
          browser: chromium(),
          testTimeout: limits.test,
          hookTimeout: limits.test,
        },
      },
    ],
  },
});
