#!/usr/bin/env -S node --conditions=@lobi/source
import { inspect, parseArgs } from 'node:util';
import { readEnvironment } from '../config/read-environment.ts';
import { StartError } from '../config/start-error.ts';
import { platformFacts } from '../config/platform-facts.ts';
import { createSuperadmin } from './create-superadmin.ts';
import { openForCommand } from './open-database.ts';
import { readNewPassword } from './read-password.ts';
import { removeDemoAccounts } from './remove-demo-accounts.ts';

const usage = `Accounts that no screen can make or remove.

  create-superadmin --username NAME [--link] [--additional]
      Creates the first superadmin. The password is read from standard input, or asked for at a
      terminal; with --link a link is printed that sets it, once and within the hour.
      --additional: creates one more.

  remove-demo-accounts
      Blocks the accounts of the demo for good. Their bets and movements stay in the ledger.

The database is that of DATABASE_URL, else the built-in one in LOBI_DATA_DIR; it does not matter
whether the platform runs.
Exit code: 0 done, 1 refused or failed, 2 wrong use.
`;

/** Page of the app on which a link sets a password. */
const passwordPage = '/password';

class WrongUse extends Error {}

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (text: string): void => void process.stderr.write(`${text}\n`);

const environment = () => readEnvironment(process.env, process.env['INIT_CWD'] ?? process.cwd());

async function create(args: string[]): Promise<void> {
  const { username, link, additional } = parseArgs({
    args,
    options: {
      username: { type: 'string' },
      link: { type: 'boolean', default: false },
      additional: { type: 'boolean', default: false },
    },
  }).values;
  if (username === undefined) throw new WrongUse('--username is wanted.');
  const settings = environment();
  const ask = (line: string): void => void process.stderr.write(line);
  const password = link ? undefined : await readNewPassword(process.stdin, ask);
  await using running = new AsyncDisposableStack();
  const db = await openForCommand(settings, running);
  const { currency } = platformFacts;
  const made = await createSuperadmin(db, {
    username,
    password,
    isAdditional: additional,
    currency,
  });
  print(`The superadmin ${username} was created.`);
  if (!made) return;
  const origin = settings.publicOrigin ?? `http://${settings.host}:${settings.port}`;
  print(`Set the password until ${made.expiresAt.toISOString()} at`);
  print(`${origin}${passwordPage}#${made.token}`);
}

async function removeDemo(): Promise<void> {
  await using running = new AsyncDisposableStack();
  const count = await removeDemoAccounts(await openForCommand(environment(), running));
  print(
    count === 0
      ? 'There are no accounts of the demo to close.'
      : `Accounts of the demo that were closed for good: ${count}.`,
  );
}

const commands: Readonly<Record<string, (args: string[]) => Promise<void>>> = {
  'create-superadmin': create,
  'remove-demo-accounts': async (args) => {
    parseArgs({ args, options: {} });
    await removeDemo();
  },
};

/** Returns whether `parseArgs` threw the error, for an option or an argument that it does not know. */
const isParseError = (error: unknown): boolean =>
  String((error as { readonly code?: unknown }).code).startsWith('ERR_PARSE_ARGS');

try {
  const [name = '', ...args] = process.argv.slice(2);
  const command = commands[name];
  if (!command) throw new WrongUse('Which command?');
  await command(args);
} catch (error) {
  const isWrongUse = error instanceof WrongUse || isParseError(error);
  if (isWrongUse) complain(`${(error as Error).message}\n\n${usage}`);
  else complain(error instanceof StartError ? error.message : inspect(error));
  process.exitCode = isWrongUse ? 2 : 1;
}
