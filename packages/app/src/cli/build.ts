import { build as buildWithVite, preview as previewWithVite } from 'vite';
import { originOf, portOf, print, textOf, type Command } from './command.ts';
import { assertBrandIsGood, viteConfig } from './project.ts';

/** `lobi build`: the app of the brand as files for any web server. */
export const build: Command = {
  usage: '',
  summary: 'builds the app of the brand into a folder',
  options: { out: { type: 'string' } },
  help: { out: 'folder to build into; default dist' },
  async run(values) {
    const root = process.cwd();
    const outDir = textOf(values, 'out') ?? 'dist';
    await assertBrandIsGood(root);
    await buildWithVite({ ...viteConfig(root), logLevel: 'warn', build: { outDir } });
    print(
      `Built into ${outDir}. Serve it with lobi-server: LOBI_APP_DIR=${outDir} npx lobi-server`,
    );
    return 0;
  },
};

/** `lobi preview`: what was built, with calls handed to a platform. */
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
    const server = await previewWithVite({
      ...viteConfig(process.cwd(), { api: originOf(values, 'api') }),
      build: { outDir: textOf(values, 'out') ?? 'dist' },
      preview: { port: portOf(values, 4_173), strictPort: true },
    });
    server.printUrls();
    return 0;
  },
};
