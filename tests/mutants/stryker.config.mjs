// @ts-check

/**
 * Sources whose operators are mutated: the machines of session and money, money arithmetic, access
 * rules, and signatures.
 */
const mutate = [
  'packages/core/src/machines/{attempt,auth,bet,feed,transfer,wallet}/*.ts',
  'packages/core/src/routes/decide-access.ts',
  'packages/core/src/contract/{fee,limits,roles}.ts',
  'packages/formats/src/{minor-units,money}.ts',
  'packages/core/src/rules/*.ts',
  '!packages/core/src/rules/index.ts',
  'packages/server/src/domain/*.ts',
  'packages/server/src/realtime/{channel-kind,channel-rules,signature}.ts',
  'packages/server/src/providers/adapter-signature.ts',
  '!**/*.test.ts',
  '!**/*.types.ts',
];

/** Stryker, which alters one operator after the other and runs the unit tests that reach it. */
export default {
  packageManager: 'pnpm',
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutants/operators.vitest.config.ts', related: true },
  coverageAnalysis: 'perTest',
  mutate,
  ignorePatterns: [
    'dist',
    'docs',
    'deploy',
    'packages/app',
    'packages/ui',
    'tests/visual',
    'tests/bench',
  ],
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, reportTests: false },
  jsonReporter: { fileName: 'node_modules/.cache/lobi/stryker/report.json' },
  thresholds: { high: 95, low: 90, break: 85 },
  concurrency: Number(process.env.LOBI_WORKERS ?? 1),
  // Code that runs once, when a module is loaded, would need a whole test run for each mutant.
  ignoreStatic: !process.env.LOBI_STATIC,
  incrementalFile: 'node_modules/.cache/lobi/stryker/incremental.json',
  // Vitest strips the types and checks none.
  disableTypeChecks: false,
};
