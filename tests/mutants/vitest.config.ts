import { fileURLToPath } from 'node:url';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { plantMutant } from './mutants.ts';

const inNode = { resolve: { conditions: ['@lobi/source', ...defaultServerConditions] } };

/** Runs the tests in Node that kill a mutant; `LOBI_MUTANT` names it. */
export default defineConfig({
  root: fileURLToPath(new URL('../../', import.meta.url)),
  ...inNode,
  ssr: inNode,
  plugins: [plantMutant()],
  test: {
    include: ['tests/**/*.test.ts', 'packages/*/src/**/*.test.ts'],
    // A module of another mutant, or of none, must not be reused from an earlier run.
    fsModuleCache: false,
    // A slow start on a busy machine must not look like a killed mutant.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
