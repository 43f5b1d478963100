import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts } from './demo/demo-accounts.ts';
import { compileCache } from './testing/compile-cache.ts';
import { introduced } from './welcome-text.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const timeoutMs = 120_000;

/** A platform in a child process. */
interface Run {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  output(): string;
  errors(): string;
  /** Base URL, once it is printed; rejects when the process exits before. */
  origin(): Promise<string>;
}

let folder = '';
const children: ChildProcess[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lobi-main-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(variables: Record<string, string>): Run {
  const child = spawn(process.execPath, ['--conditions=@lobi/source', main], {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...compileCache, PORT: '0', LOBI_DEMO: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const text = { output: '', errors: '' };
  child.stdout.on('data', (chunk: Buffer) => (text.output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text.errors += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const origin = async (): Promise<string> => {
    for (;;) {
      const found = /http:\/\/[\w.:]+/.exec(text.output)?.[0];
      if (found !== undefined) return found;
      const more = await Promise.race([once(child.stdout, 'data'), ended]);
      if (!Array.isArray(more)) throw new Error(`ended early: ${text.errors}`);
    }
  };
  return { child, ended, origin, output: () => text.output, errors: () => text.errors };
}

const register = (origin: string, username: string): Promise<Response> =>
  fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username,
      password: 'long enough',
      passwordConfirmation: 'long enough',
    }),
  });

describe('the process', () => {
  it(
    'the process stops on a signal, and its data survives that and a kill',
    async () => {
      const variables = { LOBI_DATA_DIR: join(folder, 'kept') };
      const first = run(variables);
      const origin = await first.origin();
      expect((await fetch(`${origin}/ready`)).status).toBe(200);
      expect((await register(origin, 'kept-by-signal')).status).toBe(201);
      first.child.kill('SIGINT');
      expect(await first.ended).toBe(0);
      expect(first.errors()).toBe('');

      const second = run(variables);
      const again = await second.origin();
      expect((await register(again, 'kept-by-signal')).status).toBe(422);
      expect((await register(again, 'kept-by-kill')).status).toBe(201);
      second.child.kill('SIGKILL');
      await second.ended;

      const third = run(variables);
      expect((await register(await third.origin(), 'kept-by-kill')).status).toBe(422);
      third.child.kill('SIGTERM');
      expect(await third.ended).toBe(0);

      const emptied = run({ ...variables, LOBI_RESET: '1' });
      expect((await register(await emptied.origin(), 'kept-by-kill')).status).toBe(201);
    },
    timeoutMs,
  );

  it(
    'the process prints its address and the demo accounts, and locks its data folder',
    async () => {
      const variables = {
        LOBI_DATA_DIR: join(folder, 'shared'),
        LOBI_DEMO: '1',
        LOBI_DEMO_PLAYERS: '0',
      };
      const first = run(variables);
      const origin = await first.origin();
      for (const username of Object.keys(introduced)) expect(first.output()).toContain(username);
      const second = run(variables);
      expect(await second.ended).toBe(1);
      expect(second.errors()).toMatch(/^The data folder .* is in use by process \d+; .*\n$/);
      expect((await fetch(`${origin}/ready`)).status).toBe(200);
    },
    timeoutMs,
  );

  it(
    'the process reports that its port is in use',
    async () => {
      const squatter = createServer().listen(0, '127.0.0.1');
      await once(squatter, 'listening');
      const { port } = squatter.address() as AddressInfo;
      const { ended, errors } = run({
        PORT: String(port),
        HOST: '127.0.0.1',
        LOBI_DATA_DIR: join(folder, 'port'),
      });
      expect(await ended).toBe(1);
      expect(errors()).toBe(
        `Port ${port} is in use. Stop the program that holds it, or choose another one with PORT.\n`,
      );
      squatter.close();
    },
    timeoutMs,
  );

  it.each([
    [
      'a folder that cannot be written',
      () => {
        const file = join(folder, 'file');
        writeFileSync(file, '');
        return { LOBI_DATA_DIR: join(file, 'data') };
      },
      /^The data folder .*data cannot be written\. Choose another one with LOBI_DATA_DIR\.\n$/,
    ],
    [
      'a database that cannot be reached',
      () => ({
        LOBI_DATA_DIR: join(folder, 'unreached'),
        DATABASE_URL: 'postgres://lobi@127.0.0.1:1/lobi',
      }),
      /^The database cannot be reached: .*\n$/,
    ],
    ['a port that is none', () => ({ PORT: 'eighty' }), /^PORT must be a whole number .*\n$/],
  ])(
    'the process prints one sentence about %s and exits with 1',
    async (_name, variables, sentence) => {
      const { ended, errors, output } = run(variables());
      expect(await ended).toBe(1);
      expect(errors()).toMatch(sentence);
      expect(errors().trim().split('\n')).toHaveLength(1);
      expect(output()).toBe('');
    },
    timeoutMs,
  );

  it('the process prints only accounts that the demo has', () => {
    const names = demoAccounts.map(({ username }) => username);
    expect(names).toEqual(expect.arrayContaining(Object.keys(introduced)));
  });
});
