import { fileURLToPath } from 'node:url';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const inNode = { resolve: { conditions: ['@lobi/source', ...defaultServerConditions] } };

/** Unit tests of the packages whose operators are mutated. */
export default defineConfig({
  root: fileURLToPath(new URL('../../', import.meta.url)),
  ...inNode,
  ssr: inNode,
  test: {
    include: [
      'packages/formats/src/*.test.ts',
      'packages/core/src/{contract,machines,routes}/**/*.test.ts',
      'packages/server/src/{domain,providers,realtime}/**/*.test.ts',
    ],
    fsModuleCache: false,
    testTimeout: 20_000,
  },
});
