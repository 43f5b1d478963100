import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { build as buildWithVite, preview as previewWithVite } from 'vite';
import {
  parseOrigin,
  parsePort,
  print,
  serveAt,
  textOf,
  UsageError,
  type Command,
} from './command.ts';
import { assertBrandIsGood, viteConfig } from './project.ts';

/** Chunk size in kB above which Vite warns; the size of the built-in app is checked at each release. */
const chunkSizeWarningLimit = 2_000;

/** `lobi build`: writes the app of the brand as static files for any web server. */
export const build: Command = {
  usage: '',
  summary: 'builds the app of the brand into a folder',
  options: { out: { type: 'string' } },
  help: { out: 'folder to build into; default dist' },
  async run(values) {
    const root = process.cwd();
    const outDir = textOf(values, 'out') ?? 'dist';
    await assertBrandIsGood(root);
    await buildWithVite({
      ...viteConfig(root),
      logLevel: 'warn',
      build: { outDir, chunkSizeWarningLimit },
    });
    print(
      `Built into ${outDir}. Serve it with lobi-server: LOBI_APP_DIR=${outDir} npx lobi-server`,
    );
    return 0;
  },
};

/** `lobi preview`: serves the built app and proxies calls to a platform. */
export const preview: Command = {
  usage: '',
  summary: 'serves what was built',
  options: { port: { type: 'string' }, api: { type: 'string' }, out: { type: 'string' } },
  help: {
    port: 'default 4173',
    api: 'origin of the platform; default http://localhost:8080',
    out: 'folder that was built into; default dist',
  },
  async run(values) {
    const root = process.cwd();
    const outDir = textOf(values, 'out') ?? 'dist';
    if (!existsSync(resolve(root, outDir, 'index.html'))) {
      throw new UsageError(`Nothing is built in ${outDir}. Run lobi build, or name it with --out.`);
    }
    const port = parsePort(values, 4_173);
    await serveAt(port, async () => {
      const server = await previewWithVite({
        ...viteConfig(root, { api: parseOrigin(values, 'api') }),
        build: { outDir },
        preview: { port, strictPort: true },
      });
      server.printUrls();
    });
    return 0;
  },
};
