import { build } from 'vite';
import { pathOf, plantMutant } from './mutants.ts';

// Builds the app with the mutant `LOBI_MUTANT` into the folder `LOBI_APP_DIST`.
await build({
  root: pathOf('packages/app'),
  configFile: pathOf('packages/app/vite.config.ts'),
  configLoader: 'native',
  logLevel: 'error',
  plugins: [plantMutant()],
});
