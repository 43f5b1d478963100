import { availableParallelism } from 'node:os';
import { matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions, type Plugin } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
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
 * Lets the browser keep modules of the sources, which do not change during a run: for files of tests that
 * have a frame of their own, requesting a thousand modules again takes a quarter of their time.
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

/** Tests in a browser. */
interface BrowserTests {
  readonly name: string;
  /** Which build of React: the one for development warns, and takes twice as long. */
  readonly react: 'development' | 'production';
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
  /** Gives each file a frame with modules of its own, whose loading takes as long as many a test file. */
  readonly isolate?: boolean;
  readonly setupFiles?: readonly string[];
}

const inChromium = (tests: BrowserTests) => {
  const { name, react, include, exclude = [], isolate = false, setupFiles = [] } = tests;
  const define = { 'process.env.NODE_ENV': JSON.stringify(react) };
  return {
    ...inBrowser,
    plugins: isolate ? [keepModules] : [],
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
      isolate,
      include: [...include],
      exclude: [...configDefaults.exclude, ...exclude],
      browser: chromium(),
      setupFiles: ['./tests/clean-page.ts', ...setupFiles],
      testTimeout: limits.test,
      hookTimeout: limits.test,
      // The whole app starts for many of them: languages, session, screen.
      expect: { poll: { timeout: limits.wait } },
    },
  };
};

/** Screen tests that replace a module for all that load it, or start a page that never ends. */
const withOwnFrame = ['create-app', 'service-worker/offline-page']
  // A file that runs alone needs no frame of its own, and is found in the project of its neighbours.
  .filter((name) => !process.argv.some((argument) => argument.includes(`${name}.test`)))
  .map((name) => `packages/app/src/${name}.test.tsx`);

/** Projects that the command line names, as names or globs; none selects all of them. */
const namedProjects = process.argv.flatMap((argument, index, all) =>
  /^--project(=|$)/.test(argument) ? [argument.split('=')[1] ?? all[index + 1] ?? ''] : [],
);
const isSelected = (project: string): boolean =>
  namedProjects.length === 0 ||
  namedProjects.some((name) => name.startsWith('!') || matchesGlob(project, name));

/** Plays stories. Loading Storybook takes seconds, which runs of other projects do not spend. */
async function storybookProject() {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  return {
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
  };
}

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
          exclude: notRunToday(),
          testTimeout: limits.test,
          hookTimeout: limits.test,
          expect: { poll: { timeout: limits.wait } },
        },
      },
      inChromium({
        name: 'components',
        react: 'development',
        include: ['packages/{ui,core}/src/**/*.test.tsx'],
        // In one page for all of them, tests of later files wait without end.
        isolate: true,
        setupFiles: ['./packages/ui/src/testing/unmount-parts.ts'],
      }),
      inChromium({
        name: 'screens',
        react: 'production',
        include: ['packages/app/src/**/*.test.tsx'],
        exclude: withOwnFrame,
      }),
      inChromium({
        name: 'screens-alone',
        react: 'production',
        include: withOwnFrame,
        isolate: true,
      }),
      ...(isSelected('storybook') ? [await storybookProject()] : []),
    ],
  },
});
