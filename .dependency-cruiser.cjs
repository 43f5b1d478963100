// The direction of imports. A folder may import only folders of lower layers, and none of its own layer.
// tests/packaging plants violations and expects exactly those to be reported.

/** Folders of each package by layer, lowest first. */
const layers = {
  core: [
    ['contract'],
    ['rules'],
    ['ports', 'locales', 'routes', 'games'],
    ['policy'],
    ['api', 'realtime', 'machines'],
    ['client'],
    ['react', 'testing', 'practice'],
    ['conformance'],
  ],
  ui: [
    ['tokens'],
    ['messages', 'drawings'],
    ['primitives'],
    ['components'],
    ['layouts'],
    ['views', 'games'],
    ['testing', 'next'],
  ],
  server: [
    ['domain'],
    ['config'],
    ['store'],
    ['services'],
    ['games', 'providers'],
    ['http', 'realtime', 'demo'],
    ['operations'],
    ['testing'],
  ],
  app: [
    ['config'],
    ['i18n'],
    ['page'],
    ['games'],
    ['fairness'],
    ['screens'],
    ['router'],
    ['own'],
    ['first-paint', 'service-worker'],
    ['vite'],
    ['cli'],
    ['brands'],
    // Shown in Storybook and used by tests, never by the product.
    ['fake-platform'],
    ['testing', 'brand-lab', 'machines'],
  ],
};

/** Entry points of packages, each with the folders and files that must not import them. */
const entryPoints = [
  { file: 'packages/core/src/index.ts', hiddenFrom: '^packages/core/src/(?!index\\.ts)' },
  { file: 'packages/ui/src/index.ts', hiddenFrom: '^packages/ui/src/(?!index\\.ts)' },
  {
    file: 'packages/server/src/build-server.ts',
    hiddenFrom: '^packages/server/src/[^/]+/(?!.*\\.test\\.ts)',
  },
  {
    file: 'packages/app/src/create-app.ts',
    hiddenFrom: '^packages/app/src/(config|i18n|page|games|fairness|screens|router)/',
  },
];

/** Stories, tests and what several tests share may import anything that they need. */
const testFiles = '\\.(test|stories|test-setup)\\.tsx?$';

const layerRules = ([name, layersOfPackage]) =>
  layersOfPackage.flatMap((layer, index) =>
    layer.flatMap((folder) => {
      const forbidden = [
        ...layer.filter((sibling) => sibling !== folder),
        ...layersOfPackage.slice(index + 1).flat(),
      ];
      if (forbidden.length === 0) return [];
      return {
        name: `${name}/${folder}: only lower layers`,
        severity: 'error',
        from: { path: `^packages/${name}/src/${folder}/`, pathNot: testFiles },
        to: { path: `^packages/${name}/src/(${forbidden.join('|')})/` },
      };
    }),
  );

const entryPointRule = ({ file, hiddenFrom }) => ({
  name: `${file}: imported only from outside`,
  severity: 'error',
  from: { path: hiddenFrom },
  to: { path: `^${file.replaceAll('.', '\\.')}$` },
});

/** A library by name, installed or not. */
const library = (names) => `(^|/)node_modules/(${names})/|^(${names})$`;

const forbid = (name, from, to) => ({ name, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid('no cycles', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }),
    forbid(
      'formats imports no other package',
      { path: '^packages/formats/', pathNot: testFiles },
      { pathNot: '^packages/formats/' },
    ),
    forbid(
      'core imports no other package',
      { path: '^packages/core/' },
      { path: '^packages/(ui|app|server)/|^tests/' },
    ),
    forbid(
      'ui imports no other package',
      { path: '^packages/ui/' },
      { path: '^packages/(core|app|server)/|^tests/' },
    ),
    forbid(
      'app imports core and ui only',
      { path: '^packages/app/' },
      { path: '^packages/server/|^tests/' },
    ),
    forbid(
      'server imports only contract, rules, locales, games and policy of core',
      { path: '^packages/server/' },
      {
        path: '^packages/(ui|app)/|^tests/|^packages/core/src/(?!(contract|rules|locales|games|policy)/)',
      },
    ),
    forbid(
      'contract imports only zod',
      { path: '^packages/core/src/contract/', pathNot: testFiles },
      {
        pathNot: `^packages/|${library('zod')}|^zod/mini$`,
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'react only in core/react',
      { path: '^packages/core/src/(?!react/)', pathNot: testFiles },
      { path: library('react|react-dom|@xstate/react|@tanstack/react-query') },
    ),
    forbid(
      'machines have no side effects',
      { path: '^packages/core/src/machines/', pathNot: testFiles },
      { path: library('axios|laravel-echo|pusher-js') },
    ),
    forbid(
      'no data libraries in ui',
      { path: '^packages/ui/' },
      {
        path: library(
          'axios|xstate|laravel-echo|pusher-js|hls.js|i18next|react-i18next|react-router-dom',
        ),
      },
    ),
    forbid(
      'no module imports a test or a story',
      { pathNot: `${testFiles}|^tests/|^\\.storybook/` },
      { path: testFiles },
    ),
    ...Object.entries(layers).flatMap(layerRules),
    ...entryPoints.map(entryPointRule),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      conditionNames: ['@lobi/source', 'import', 'types', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs'],
    },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static)/' },
  },
};
