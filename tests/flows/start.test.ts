import { createServer, type Server } from 'node:http';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  freePort,
  startServer,
  waitUntilReady,
  type RunningServer,
  type StartOptions,
} from '../e2e/start-server.ts';

let folder: string;
let started: RunningServer[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lobi-start-'));
  started = [];
});

afterEach(async () => {
  for (const server of started) await server.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

async function start(options: StartOptions = {}): Promise<RunningServer> {
  const server = await startServer({ dataFolder: join(folder, 'data'), ...options });
  started.push(server);
  return server;
}

async function startReady(options: StartOptions = {}): Promise<RunningServer> {
  const server = await start(options);
  await waitUntilReady(server);
  return server;
}

async function register(origin: string, username: string): Promise<number> {
  const answer = await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({
      username,
      password: 'long enough',
      passwordConfirmation: 'long enough',
    }),
  });
  return answer.status;
}

/** The one sentence of a refused start: no stack, and nothing but the last line. */
async function refusal(server: RunningServer): Promise<{ code: number | null; text: string }> {
  const code = await server.ended;
  return { code, text: server.output().trim() };
}

describe('a start that cannot succeed says why in one sentence and exits with 1', () => {
  it('when the port is in use', async () => {
    const port = await freePort();
    const squatter: Server = createServer().listen(port);
    await new Promise((resolve) => squatter.once('listening', resolve));
    const { code, text } = await refusal(await start({ port }));
    await new Promise((resolve) => squatter.close(resolve));
    expect(code).toBe(1);
    expect(text).toContain(String(port));
    expect(text.split('\n')).toHaveLength(1);
  });

  it('when the data folder cannot be written', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    const { code, text } = await refusal(await start({ dataFolder: join(file, 'data') }));
    expect(code).toBe(1);
    expect(text).toContain(join(file, 'data'));
    expect(text.split('\n')).toHaveLength(1);
  });

  it('when another process uses the same data', async () => {
    await startReady();
    const { code, text } = await refusal(await start());
    expect(code).toBe(1);
    expect(text.split('\n')).toHaveLength(1);
  });

  it('when the database cannot be reached', async () => {
    const port = await freePort();
    const env = { DATABASE_URL: `postgres://nobody:secret@127.0.0.1:${port}/none` };
    const { code, text } = await refusal(await start({ env }));
    expect(code).toBe(1);
    expect(text).not.toContain('secret');
    expect(text.split('\n')).toHaveLength(1);
  });
});

describe('data outlives the process', () => {
  it('after Ctrl-C, which ends with code 0', async () => {
    const first = await startReady();
    expect(await register(first.origin, 'sekar')).toBe(201);
    expect(await first.end('SIGINT')).toBe(0);
    const second = await startReady();
    expect(await register(second.origin, 'sekar')).toBe(422);
  });

  it('after kill -9', async () => {
    const first = await startReady();
    expect(await register(first.origin, 'sekar')).toBe(201);
    await first.end('SIGKILL');
    const second = await startReady();
    expect(await register(second.origin, 'sekar')).toBe(422);
  });

  it('unless LOBI_RESET=1 asks for a clean start', async () => {
    const first = await startReady();
    expect(await register(first.origin, 'sekar')).toBe(201);
    await first.end('SIGTERM');
    const second = await startReady({ env: { LOBI_RESET: '1' } });
    expect(await register(second.origin, 'sekar')).toBe(201);
  });
});

describe('a started platform', () => {
  it('prints its address and the demo accounts', async () => {
    const server = await startReady();
    for (const text of [server.origin, 'player', 'agent', 'declare', 'lobi-demo']) {
      expect(server.output()).toContain(text);
    }
  });

  it('keeps everything it writes inside the data folder', async () => {
    const before = await readdir(folder);
    await startReady();
    expect(await readdir(folder)).toEqual([...before, 'data']);
  });
});
