import { createServer } from 'vite';
import { parseOrigin, parsePort, print, serveAt, type Command } from './command.ts';
import { startOwnPlatform, type OwnPlatform } from './own-platform.ts';
import { viteConfig } from './project.ts';

/** Stops the started servers in order, on the first signal. */
function stopOnSignals(stops: readonly (() => Promise<unknown>)[]): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    Promise.allSettled(stops.map((each) => each())).then(
      () => process.exit(),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}

/** `lobi dev`: serves the app on one port, with its own platform unless another one is given. */
export const dev: Command = {
  usage: '',
  summary: 'runs the app and a platform on one port; edits show at once',
  options: { port: { type: 'string' }, api: { type: 'string' } },
  help: { port: 'default 5173', api: 'origin of another platform, instead of one of your own' },
  async run(values) {
    const root = process.cwd();
    const port = parsePort(values, 5_173);
    const given = parseOrigin(values, 'api');
    const appOrigin = `http://localhost:${port}`;
    const ownPlatform: OwnPlatform | undefined =
      given === undefined ? await startOwnPlatform(root, appOrigin) : undefined;
    const server = await createServer({
      ...viteConfig(root, { api: given ?? ownPlatform?.origin }),
      clearScreen: false,
      logLevel: 'warn',
      server: { port, strictPort: true },
    });
    stopOnSignals([() => server.close(), async () => ownPlatform?.stop()]);
    try {
      // A page that loads before the platform is ready would only show an error.
      await ownPlatform?.ready;
      await serveAt(port, () => server.listen());
    } catch (error) {
      await Promise.all([server.close(), ownPlatform?.stop()]);
      throw error;
    }
    print(`  ${appOrigin}  ·  calls go to ${given ?? 'a platform of your own, data in .lobi'}`);
    return 0;
  },
};
