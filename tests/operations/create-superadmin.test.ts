import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Platform } from '@lobi/server';
import { buildPath } from '@lobi/core/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvironment } from '../../packages/server/src/config/read-environment.ts';
import { compileCache } from '../../packages/server/src/testing/compile-cache.ts';
import {
  startTestDatabase,
  type FreshDatabase,
  type TestDatabase,
} from '../../packages/server/src/testing/test-database.ts';
import { HttpSession } from '@lobi/core/conformance';
import { startTestPlatform } from '../contract/running-platform.ts';
import { queryRows } from '../query-rows.ts';

const command = fileURLToPath(
  new URL('../../packages/server/src/operations/accounts-main.ts', import.meta.url),
);
const password = 'seven grey herons';

let databases: TestDatabase;
let database: FreshDatabase;
let platform: Platform & AsyncDisposable;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lobi-superadmin-'));
  databases = await startTestDatabase();
  database = await databases.fresh();
  const { connectionString } = database;
  // As by default outside the demo: staff signs in with a second factor.
  const { rules } = readEnvironment({ DATABASE_URL: connectionString }, folder);
  platform = await startTestPlatform({ demo: false, databaseUrl: connectionString, rules });
});
afterAll(async () => {
  await platform[Symbol.asyncDispose]();
  await databases.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs the command as an operator does; returns what it wrote and how it ended. */
async function run(
  args: readonly string[],
  typed: string,
  env: Readonly<Record<string, string>> = {},
): Promise<{ code: number | null; output: string; errors: string }> {
  const child = spawn(process.execPath, ['--conditions=@lobi/source', command, ...args], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'] ?? '',
      ...compileCache,
      DATABASE_URL: database.connectionString,
      PUBLIC_ORIGIN: 'https://play.example.com',
      ...env,
    },
  });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  child.stdin.end(typed);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output, errors };
}

const create = (username: string, typed = `${password}\n`, ...more: string[]) =>
  run(['create-superadmin', '--username', username, ...more], typed);

const codeOf = ({ body }: { readonly body: unknown }) => (body as { code?: string }).code;

describe('create-superadmin', () => {
  it.each([
    ['a username that breaks the rules', 'R!', password, /^--username must have 3 to 32 /],
    ['a password that is too short', 'root', 'short', /^The password must have 8 to \d+ charac/],
    ['a password that many people have', 'root', 'password123', /^Many people have this passw/],
    ['a password made of the username', 'gatekeeper', 'gatekeeper1', /^The password must not be/],
    ['no password', 'root', '', /^No password came on standard input\./],
  ])(
    'create-superadmin rejects %s with one sentence and creates nothing',
    async (_description, name, typed, sentence) => {
      const { code, output, errors } = await create(name, typed);
      expect(errors).toMatch(sentence);
      expect(errors.trim().split('\n')).toHaveLength(1);
      expect([code, output]).toEqual([1, '']);
      expect(await database.db.rows('select from users')).toEqual([]);
    },
  );

  it('create-superadmin creates one superadmin for two concurrent calls', async () => {
    const runs = await Promise.all([create('first-of-two'), create('other-of-two')]);
    expect(new Set(runs.map(({ code }) => code))).toEqual(new Set([0, 1]));
    expect(runs.find(({ code }) => code === 1)?.errors).toMatch(
      /^There is a superadmin already: (first|other)-of-two\. Give --additional .*\n$/,
    );
    expect(await database.db.rows('select from users')).toHaveLength(1);
  });

  it('create-superadmin creates another superadmin with --additional, who must set up a second factor', async () => {
    expect(await create('root', `${password}\r\n`, '--additional')).toEqual({
      code: 0,
      output: 'The superadmin root was created.\n',
      errors: '',
    });
    const session = new HttpSession(platform.origin);
    const answer = await session.login('root', password);
    expect(answer.status).toBe(200);
    expect((answer.body as { data: object }).data).toMatchObject({
      role: 'superadmin',
      status: 'activated',
    });
    expect(codeOf(await session.call('user.list'))).toBe('second_factor_required');
  });

  it('create-superadmin rejects a username that is taken', async () => {
    const { code, errors } = await create('root', password, '--additional');
    expect([code, errors]).toEqual([1, 'The username root is taken.\n']);
  });

  it('create-superadmin prints a link with --link, which sets the password once', async () => {
    const { code, output } = await create('linked', '', '--link', '--additional');
    expect(code).toBe(0);
    const start = `https://play.example.com${buildPath('password.reset')}#`;
    const link = output.split('\n').find((line) => line.startsWith(start));
    const token = link?.slice(start.length) ?? '';
    const body = { token, password, passwordConfirmation: password };
    const use = () => new HttpSession(platform.origin).call('auth.password-reset', { body });
    expect((await use()).status).toBe(204);
    expect(codeOf(await use())).toBe('link_invalid');
    expect((await new HttpSession(platform.origin).login('linked', password)).status).toBe(200);
  });

  it('create-superadmin leaves one row in the activity log for each superadmin', async () => {
    const rows = await queryRows<object>(
      database.db,
      `select u.username, a.details from activity a join users u on u.id = a.user_id
       where a.action = 'superadmin-create' order by a.created_at`,
    );
    expect(rows.slice(1)).toEqual([
      { username: 'root', details: { password: 'given' } },
      { username: 'linked', details: { password: 'by link' } },
    ]);
    expect(rows).toHaveLength(3);
  });

  it.each([
    ['no username', ['create-superadmin']],
    ['an unknown option', ['create-superadmin', '--user', 'root']],
    ['no command', []],
  ])('create-superadmin explains its usage when it is given %s', async (_description, args) => {
    const { code, errors } = await run(args, '');
    expect(code).toBe(2);
    expect(errors).toContain('create-superadmin --username NAME');
  });

  it('create-superadmin works on the built-in database of a platform that has never run', async () => {
    const env = { DATABASE_URL: '', PUBLIC_ORIGIN: '', LOBI_DATA_DIR: join(folder, 'own') };
    const args = ['create-superadmin', '--username', 'root'];
    expect((await run(args, password, env)).code).toBe(0);
    expect((await run(args, password, env)).errors).toMatch(/^There is a superadmin already: root/);
  });
});
