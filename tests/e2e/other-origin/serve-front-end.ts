import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions, type Rolldown } from 'vite';

// An unclosed script element is never run.
const page =
  '<!doctype html><title>Front end</title><script type="module" src="/front-end.js"></script>';

async function bundle(): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@lobi/source', ...defaultClientConditions] },
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL('front-end.ts', import.meta.url)),
        formats: ['es'],
        fileName: 'front-end',
      },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput[];
  const chunk = result[0]?.output[0];
  if (!chunk) throw new Error('The front end was not built.');
  return chunk.code;
}

/** Serves the front end on a free port, under any host name. */
export async function serveFrontEnd(): Promise<{ readonly port: number; stop(): void }> {
  const code = await bundle();
  const server = createServer((request, response) => {
    const isCode = request.url === '/front-end.js';
    response.setHeader('content-type', isCode ? 'text/javascript' : 'text/html');
    response.end(isCode ? code : page);
  }).listen(0, 'localhost');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('No free port was given.');
  return {
    port: address.port,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
