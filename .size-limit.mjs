// Budgets of bytes, gzip. `import` entries are bundled from the built packages; the app's scripts
// are measured as Vite wrote them.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { scriptsOf } from './tools/app-bundle.mjs';

/** What a guest of the default brand and language loads until the first use of a pre-rendered lobby. */
const guestLobby = [
  /^_first-/,
  /^src\/screens\/game-index\.tsx$/,
  /core\/src\/locales\/id\/start\.ts$/,
  /^src\/mount-app\.tsx$/,
  /ui\/src\/messages\/id\/start\.ts$/,
];

/** The same with the API client: what a guest loads whose lobby is not pre-rendered. */
const lobby = [...guestLobby, /^_api-/];

/** The same with the calls of signed-in users. */
const userLobby = [...lobby, /^_calls-/];

const asInProduction = (config) => ({
  ...config,
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
});

const bundled = { gzip: true, modifyEsbuildConfig: asInProduction };
const written = { gzip: true, disablePlugins: ['@size-limit/esbuild'] };

/** What a player has loaded before a game is opened. */
const inLobby = new Set(scriptsOf(userLobby));
/** Motifs of tiles and symbols of machines, which come with the first image of a game. */
const images = scriptsOf([/^_art-/]).filter((file) => !inLobby.has(file));
const isThere = (file) => inLobby.has(file) || images.includes(file);
const beyondLobby = (patterns) => scriptsOf(patterns).filter((file) => !isThere(file));

/** Stages of built-in games: name in the report, and file. A stage without an entry is an error. */
const stages = Object.fromEntries(
  globSync('*/*-stage.{ts,tsx}', { cwd: 'packages/app/src/games' })
    // The arena has a frame of its own, a provider's game is not ours, and both slots share one file.
    .filter((file) => !/^(arena|provider)\/|slots-stage/.test(file))
    .map((file) => [file.replace(/^.*\/(.*)-stage\.tsx?$/, '$1'), file]),
);
const scriptsOfStage = (file) =>
  beyondLobby([
    /^src\/screens\/game-show\.tsx$/,
    new RegExp(`^src/games/${file.replace('.', '\\.')}$`),
  ]);

/**
 * What every stage of a built-in game needs at first: the frame with tools and stake. Rules and fairness
 * come when they are opened.
 */
const frame = Object.values(stages)
  .map(scriptsOfStage)
  .reduce((shared, files) => shared.filter((file) => files.includes(file)));

/**
 * Budgets in kB of whole entries without React, 5 % above their size: what a partner loads who uses all
 * of an entry.
 */
const budgets = {
  ui: {
    '.': 233,
    './tokens': 7.5,
    './next': 12.5,
    './forms': 192,
    './data': 204,
    './charts': 169,
    // With the images of games, which an app loads shortly before the first one is visible: 16 kB of motifs.
    './wallet': 181,
    './lobby': 140.5,
    './games': 135.5,
    './arena': 126,
    './safety': 67.5,
    // Twelve games; guaranteed prizes of bingo and flat boards of phones are the newest.
    './stages': 213.5,
    './office': 200,
    './icons': 12,
    './load-failures': 1.5,
    './messages/*': 28,
  },
  core: {
    './policy': 2,
    './practice': 137.5,
    './rules': 6.8,
    './conformance': 66,
    '.': 112,
    './contract': 35.7,
    './routes': 4,
    './games': 39.5,
    './locales': 95,
    './locales/*': 22.5,
    './realtime': 38.6,
    './react': 4.7,
    './react/lists': 16.4,
    // With the code of attempts, which a client of the fake backend has at once.
    './testing': 216.5,
  },
};

/** One check for each entry of a package; an entry without a budget is an error. */
function wholeEntries(name) {
  const folder = `packages/${name}`;
  const { exports } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  return Object.entries(exports)
    .filter(([, target]) => typeof target !== 'string')
    .map(([key, { import: written }]) => {
      const limit = budgets[name][key];
      if (limit === undefined) throw new Error(`${key} of ${folder} has no budget of bytes.`);
      return {
        name: `all of @lobi/${name}${key.slice(1).replace('*', 'id')}`,
        path: `${folder}/${written.default.replace('./', '').replace('*', 'id')}`,
        import: '*',
        ignore: ['react', 'react-dom', 'next'],
        limit: `${limit} kB`,
        ...bundled,
      };
    });
}

/** A file of the built kit. */
const kitFile = (path) => fileURLToPath(new URL(`packages/ui/dist/${path}`, import.meta.url));

export default [
  {
    // Peer dependencies are excluded: a page loads styled-components once, like React; it has 11 kB alone.
    name: 'one Button of the kit with its provider and words, peers left out',
    path: kitFile('index.js'),
    import: {
      [kitFile('index.js')]: '{ Button, KitProvider }',
      [kitFile('messages/en/base.js')]: '{ base }',
    },
    ignore: ['react', 'react-dom', 'styled-components'],
    limit: '15 kB',
    ...bundled,
  },
  {
    name: 'one Button of the kit, styled-components included',
    path: 'packages/ui/dist/index.js',
    import: '{ Button }',
    ignore: ['react', 'react-dom'],
    limit: '17 kB',
    ...bundled,
  },
  {
    name: 'lobby of a guest, first load',
    path: scriptsOf(lobby),
    // Libraries alone are about 160 kB of it, the messages of the first screens 13 kB. Code that is loaded
    // after the first paint is not included, except the diagnosis of files that fail to load, since it
    // could not be loaded then. The slots for parts of a brand are included, 1 kB. The messages of games
    // include those of a broadcast's states. Languages and schemes of a brand are known before anything is
    // drawn. A press on a tile requests its game before the page leaves the lobby.
    limit: '293 kB',
    ...written,
  },
  {
    name: 'lobby of a guest, until the first use',
    path: scriptsOf(guestLobby),
    limit: '251 kB',
    ...written,
  },
  // The calls that only signed-in users make are 12 kB.
  { name: 'lobby of a user, first load', path: [...inLobby], limit: '306 kB', ...written },
  { name: 'images of games', path: images, limit: '21.5 kB', ...written },
  {
    name: 'arena, beyond the lobby',
    path: beyondLobby([/^src\/screens\/game-show\.tsx$/, /^src\/games\/arena\/arena-stage\.tsx$/]),
    // With the states and buttons of a broadcast, 3 kB, a board for each phase of a fight, 1.3 kB, and the latest bets of others; its video player
    // is loaded when a game has a broadcast. What all built-in games share is one file of 25 kB, which a
    // signed-in player has before an arena is opened.
    limit: '90 kB',
    ...written,
  },
  { name: 'frame of the games, beyond the lobby', path: frame, limit: '52.5 kB', ...written },
  ...Object.entries(stages).map(([name, file]) => ({
    name: `stage ${name}, beyond the frame`,
    path: scriptsOfStage(file).filter((script) => !frame.includes(script)),
    // Fields that only some games have, a picture or a wheel; sheets over the page are in none of them.
    // The live table also has a broadcast with its states.
    limit: name === 'baccarat' ? '38.5 kB' : '32 kB',
    ...written,
  })),
  ...Object.keys(budgets).flatMap(wholeEntries),
];
