#!/usr/bin/env -S node --conditions=@lobi/source
import { parseArgs } from 'node:util';
import { readEnvironment } from '../config/read-environment.ts';
import { platformFacts } from '../config/platform-facts.ts';
import {
  callerFolder,
  print,
  requireArgument,
  requireCommand,
  runCommand,
} from '../config/run-command.ts';
import { createSuperadmin } from './create-superadmin.ts';
import { openForCommand } from './open-database.ts';
import { readNewPassword } from './read-password.ts';
import { removeDemoAccounts } from './remove-demo-accounts.ts';

const usage = `Creates the first superadmin and removes demo accounts.

  create-superadmin --username NAME [--link] [--additional]
      Creates the first superadmin. The password is read from standard input, or typed at a
      terminal. --link prints a link that sets it, once and within an hour.
      --additional creates a further superadmin.

  remove-demo-accounts
      Blocks the demo accounts permanently. Their bets and movements stay in the ledger.

The database is that of DATABASE_URL, else the built-in one in LOBI_DATA_DIR, whether or not the
platform runs.
Exit code: 0 success, 1 failure, 2 invalid arguments.
`;

/** Page of the app on which a link sets a password. */
const passwordPage = '/password';

const environment = () => readEnvironment(process.env, callerFolder());

async function create(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      username: { type: 'string' },
      link: { type: 'boolean', default: false },
      additional: { type: 'boolean', default: false },
    },
  });
  const { link, additional } = values;
  const username = requireArgument(values.username, '--username');
  const settings = environment();
  const prompt = (line: string): void => void process.stderr.write(line);
  const password = link ? undefined : await readNewPassword(process.stdin, prompt);
  await using running = new AsyncDisposableStack();
  const db = await openForCommand(settings, running);
  const { currency } = platformFacts;
  const created = await createSuperadmin(db, {
    username,
    password,
    isAdditional: additional,
    currency,
  });
  print(`The superadmin ${username} was created.`);
  if (!created) return;
  const origin = settings.publicOrigin ?? `http://${settings.host}:${settings.port}`;
  print(`Set the password until ${created.expiresAt.toISOString()} at`);
  print(`${origin}${passwordPage}#${created.token}`);
}

async function removeDemo(): Promise<void> {
  await using running = new AsyncDisposableStack();
  const count = await removeDemoAccounts(await openForCommand(environment(), running));
  print(
    count === 0
      ? 'There are no active demo accounts.'
      : `Demo accounts that were blocked permanently: ${count}.`,
  );
}

const commands: Readonly<Record<string, (args: string[]) => Promise<void>>> = {
  'create-superadmin': create,
  'remove-demo-accounts': async (args) => {
    parseArgs({ args, options: {} });
    await removeDemo();
  },
};

await runCommand(usage, async () => {
  const [name, ...args] = process.argv.slice(2);
  await requireCommand(commands, name)(args);
});
