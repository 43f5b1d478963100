// The direction of imports. A room may import only rooms of a lower level; rooms of one level
// are strangers. tests/packaging plants violations and expects exactly those to be reported.

/** Rooms of each package, lowest level first. */
const rooms = {
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
    ['messages'],
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

/** Files that join rooms, each with the rooms and files that must not import them back. */
const joints = [
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

/** Stories, tests and what several tests share may import whatever shows or proves their subject. */
const proofs = '\\.(test|stories|test-setup)\\.tsx?$';

const layersOf = ([name, levels]) =>
  levels.flatMap((level, index) =>
    level.flatMap((room) => {
      const forbidden = [
        ...level.filter((sibling) => sibling !== room),
        ...levels.slice(index + 1).flat(),
      ];
      if (forbidden.length === 0) return [];
      return {
        name: `${name}/${room}: only lower rooms`,
        severity: 'error',
        from: { path: `^packages/${name}/src/${room}/`, pathNot: proofs },
        to: { path: `^packages/${name}/src/(${forbidden.join('|')})/` },
      };
    }),
  );

const jointRule = ({ file, hiddenFrom }) => ({
  name: `${file}: joins, is not joined`,
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
      { path: '^packages/formats/', pathNot: proofs },
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
      'app knows core and ui only',
      { path: '^packages/app/' },
      { path: '^packages/server/|^tests/' },
    ),
    forbid(
      'server sees only contract, rules, locales, games and policy of core',
      { path: '^packages/server/' },
      {
        path: '^packages/(ui|app)/|^tests/|^packages/core/src/(?!(contract|rules|locales|games|policy)/)',
      },
    ),
    forbid(
      'contract imports only zod',
      { path: '^packages/core/src/contract/', pathNot: proofs },
      {
        pathNot: `^packages/|${library('zod')}|^zod/mini$`,
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'react only in core/react',
      { path: '^packages/core/src/(?!react/)', pathNot: proofs },
      { path: library('react|react-dom|@xstate/react|@tanstack/react-query') },
    ),
    forbid(
      'machines do no effects',
      { path: '^packages/core/src/machines/', pathNot: proofs },
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
      { pathNot: `${proofs}|^tests/|^\\.storybook/` },
      { path: proofs },
    ),
    ...Object.entries(rooms).flatMap(layersOf),
    ...joints.map(jointRule),
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
