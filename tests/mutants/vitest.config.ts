import { fileURLToPath } from 'node:url';
import { defaultServerConditions, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { chosenMutant, mutate } from './mutants.ts';

const mutant = chosenMutant();
const inNode = { resolve: { conditions: ['@lobi/source', ...defaultServerConditions] } };

/** Alters the sources of a mutant before anything else sees them. */
const planted: Plugin = {
  name: 'planted-mutant',
  enforce: 'pre',
  transform: (source, id) => (mutant ? mutate(mutant, id.split('?')[0] ?? id, source) : undefined),
};

/** Runs the tests that kill a mutant; `LOBI_MUTANT` names it. */
export default defineConfig({
  root: fileURLToPath(new URL('../../', import.meta.url)),
  ...inNode,
  ssr: inNode,
  plugins: [planted],
  test: {
    include: ['tests/**/*.test.ts', 'packages/{core,server}/src/**/*.test.ts'],
    // A source as it was in earnest must not be taken from an earlier run.
    fsModuleCache: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
