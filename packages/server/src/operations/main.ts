#!/usr/bin/env -S node --conditions=@lobi/source
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvironment } from '../config/read-environment.ts';
import {
  assertNoMore,
  callerFolder,
  print,
  readMoment,
  requireArgument,
  requireCommand,
  runCommand,
} from '../config/run-command.ts';
import { loadSecret, readSecretFile, secretFileOf } from '../config/secrets.ts';
import { StartError } from '../config/start-error.ts';
import { addressOfRunning } from '../store/base-backup.ts';
import { startEmbeddedPostgres } from '../store/embedded-postgres.ts';
import { takeBackup } from './backup.ts';
import { checkLedger, type LedgerReport } from './check-ledger.ts';
import { restoreBackup } from './restore.ts';
import { rotateSecret } from './rotate-secret.ts';

const usage = `Checks, backs up and restores the ledger.

  ledger check
      Runs every check: of the built-in database while the platform runs, or of DATABASE_URL.

  ledger backup FOLDER
      Copies the built-in database of the running platform, and its secret, into a new folder.

  ledger restore BACKUP --to DATA-FOLDER [--archive FOLDER [--until 2026-11-21T18:30:00Z]]
      Creates a data folder from a backup, replays the log that LOBI_WAL_ARCHIVE archived, and runs
      every check.

  ledger rotate-secret FILE
      Encrypts all secrets again with the secret in FILE, which is created if it does not exist. Stop
      every process of the platform first. After an interrupted run, repeat it with the same FILE.

The data folder of the running platform is LOBI_DATA_DIR.
Exit code: 0 no faults, 1 faults in the ledger or a failure, 2 invalid arguments.
`;

function report({ ok, checks, transfers, lastTransferAt }: LedgerReport): number {
  for (const { id, purpose, faults } of checks) {
    print(`${faults === 0 ? 'ok  ' : 'FAIL'} ${id.padEnd(4)} ${purpose} ${faults || ''}`.trimEnd());
  }
  print(`${transfers} transfers, the last of ${lastTransferAt?.toISOString() ?? 'never'}`);
  return ok ? 0 : 1;
}

const folderOf = (path: string | undefined, name: string): string =>
  resolve(callerFolder(), requireArgument(path, name));

/** Rotates the master secret of `DATABASE_URL`, or of the built-in database, which must not be running. */
async function changeSecret(file: string): Promise<number> {
  const { databaseUrl, dataFolder, secret } = readEnvironment(process.env, callerFolder());
  if (secret === undefined && !existsSync(secretFileOf(dataFolder))) {
    throw new StartError(
      `There is no secret in ${dataFolder}. Set LOBI_SECRET to the current one, or LOBI_DATA_DIR to its folder.`,
    );
  }
  const from = loadSecret(secret, dataFolder);
  const to = readSecretFile(file);
  const embedded =
    databaseUrl === undefined ? await startEmbeddedPostgres({ dataFolder }) : undefined;
  try {
    const connectionString = databaseUrl ?? embedded?.connectionString ?? '';
    const { count, keyId } = await rotateSecret({ connectionString, from, to });
    print(`${count} values encrypted again with the key ${keyId}`);
    print(
      from.file === undefined
        ? `Start every process with the text in ${file} as LOBI_SECRET.`
        : `${from.file} holds the new secret. The old one is beside it, for backups from before.`,
    );
    return 0;
  } finally {
    await embedded?.stop();
  }
}

interface Options {
  readonly to?: string | undefined;
  readonly archive?: string | undefined;
  readonly until?: string | undefined;
}

const commands: Readonly<
  Record<string, (path: string | undefined, values: Options) => Promise<number>>
> = {
  check: async (path) => {
    assertNoMore(path);
    const { databaseUrl, dataFolder } = readEnvironment(process.env, callerFolder());
    return report(
      await checkLedger(databaseUrl ?? addressOfRunning(resolve(dataFolder, 'postgres'))),
    );
  },
  backup: async (path) => {
    const { dataFolder } = readEnvironment(process.env, callerFolder());
    const target = folderOf(path, 'FOLDER');
    const { takenAt, files } = await takeBackup(dataFolder, target);
    print(`${target} is a backup of ${takenAt} with ${files.length} files`);
    return 0;
  },
  restore: async (path, values) =>
    report(
      await restoreBackup({
        backup: folderOf(path, 'BACKUP'),
        dataFolder: folderOf(values.to, '--to'),
        archive: values.archive === undefined ? undefined : folderOf(values.archive, '--archive'),
        until: values.until === undefined ? undefined : readMoment(values.until, '--until'),
      }),
    ),
  'rotate-secret': (path) => changeSecret(folderOf(path, 'FILE')),
};

await runCommand(usage, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, archive: { type: 'string' }, until: { type: 'string' } },
  });
  const [name, path, ...more] = positionals;
  const command = requireCommand(commands, name);
  assertNoMore(...more);
  return command(path, values);
});
