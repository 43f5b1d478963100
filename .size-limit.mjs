// Budgets of bytes, gzip. `import` entries are bundled from the built packages; the app's scripts
// are measured as Vite wrote them.
import { scriptsOf } from './tools/app-bundle.mjs';

/** What a guest of the default brand and language loads before the lobby can be used. */
const lobby = [
  /^index\.html$/,
  /^src\/screens\/game-index\.tsx$/,
  /core\/src\/locales\/id\.ts$/,
  /core\/src\/api\/create-api-client\.ts$/,
  /ui\/src\/messages\/id\.ts$/,
];

const asInProduction = (config) => ({
  ...config,
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
});

const bundled = { gzip: true, modifyEsbuildConfig: asInProduction };
const written = { gzip: true, disablePlugins: ['@size-limit/esbuild'] };

const inLobby = new Set(scriptsOf(lobby));
const beyondLobby = (patterns) => scriptsOf(patterns).filter((file) => !inLobby.has(file));

export default [
  {
    name: 'one Button of the kit, styled-components included',
    path: 'packages/ui/dist/index.js',
    import: '{ Button }',
    ignore: ['react', 'react-dom'],
    limit: '17 kB',
    ...bundled,
  },
  {
    name: 'routes and roles of the core',
    path: 'packages/core/dist/routes/index.js',
    import: '*',
    limit: '4 kB',
    ...bundled,
  },
  {
    name: 'lobby, first load',
    path: [...inLobby],
    // Libraries alone are about 160 kB of it, the words of kit and screens 25 kB, the tables of all
    // calls 15 kB; what comes after the first paint is not in here.
    limit: '304 kB',
    ...written,
  },
  {
    name: 'arena, beyond the lobby',
    path: beyondLobby([/^src\/screens\/game-show\.tsx$/, /^src\/games\/arena\/arena-stage\.tsx$/]),
    limit: '45 kB',
    ...written,
  },
];
