import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededFolder, startServer, waitUntilReady } from './start-server.ts';

/**
 * Fills one database with the demo, from whose copies every platform of a run starts; does nothing if the
 * process that starts the run has filled one already.
 */
export default async function prepareDemo(): Promise<() => Promise<void>> {
  if (process.env[seededFolder] !== undefined) return async () => undefined;
  const dataFolder = await mkdtemp(join(tmpdir(), 'lobi-demo-'));
  const server = await startServer({ dataFolder });
  await waitUntilReady(server);
  await server.end('SIGTERM');
  process.env[seededFolder] = dataFolder;
  return () => rm(dataFolder, { recursive: true, force: true });
}
