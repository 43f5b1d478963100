#!/usr/bin/env -S node --conditions=@lobi/source
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { inspect, parseArgs } from 'node:util';
import { readEnvironment } from '../config/read-environment.ts';
import { loadSecret, readSecretFile, secretFileOf } from '../config/secrets.ts';
import { StartError } from '../config/start-error.ts';
import { addressOfRunning } from '../store/base-backup.ts';
import { startEmbeddedPostgres } from '../store/embedded-postgres.ts';
import { takeBackup } from './backup.ts';
import { checkBooks, type BooksReport } from './check-books.ts';
import { restoreBackup } from './restore.ts';
import { rotateSecret } from './rotate-secret.ts';

const usage = `Looks after the books.

  books check
      Runs every check: of the built-in database while the platform runs, or of DATABASE_URL.

  books backup FOLDER
      Copies the built-in database of the running platform, and its secret, into a new folder.

  books restore BACKUP --to DATA-FOLDER [--archive FOLDER [--until 2026-11-21T18:30:00Z]]
      Makes a data folder from a backup, reads the log on that LOBI_WAL_ARCHIVE has put aside, and
      runs every check.

  books rotate-secret FILE
      Encrypts everything again with the secret in FILE, made when it is not there. Stop every
      process of the platform before. After a run that was killed, run it again with the same FILE.

The data folder of the running platform is LOBI_DATA_DIR.
Exit code: 0 all sound, 1 faults in the books or a failure, 2 wrong use.
`;

class WrongUse extends Error {}

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (text: string): void => void process.stderr.write(`${text}\n`);

function report({ ok, checks, transfers, lastTransferAt }: BooksReport): number {
  for (const { id, purpose, faults } of checks) {
    print(`${faults === 0 ? 'ok  ' : 'FAIL'} ${id.padEnd(4)} ${purpose} ${faults || ''}`.trimEnd());
  }
  print(`${transfers} transfers, the last of ${lastTransferAt?.toISOString() ?? 'never'}`);
  return ok ? 0 : 1;
}

function toMoment(text: string): Date {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) throw new WrongUse(`--until ${text} is not a moment.`);
  return moment;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string' },
    archive: { type: 'string' },
    until: { type: 'string' },
  },
});
const here = process.env['INIT_CWD'] ?? process.cwd();
const folderOf = (path: string | undefined, name: string): string => {
  if (path === undefined) throw new WrongUse(`${name} is wanted.`);
  return resolve(here, path);
};

/** Changes the master secret of `DATABASE_URL`, or of the built-in database, which must not run. */
async function changeSecret(file: string): Promise<number> {
  const { databaseUrl, dataFolder, secret } = readEnvironment(process.env, here);
  if (secret === undefined && !existsSync(secretFileOf(dataFolder))) {
    throw new StartError(
      `There is no secret in ${dataFolder}. Give the one in use as LOBI_SECRET, or its folder as LOBI_DATA_DIR.`,
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

const commands: Readonly<Record<string, (path: string | undefined) => Promise<number>>> = {
  check: async () => {
    const { databaseUrl, dataFolder } = readEnvironment(process.env, here);
    return report(
      await checkBooks(databaseUrl ?? addressOfRunning(resolve(dataFolder, 'postgres'))),
    );
  },
  backup: async (path) => {
    const { dataFolder } = readEnvironment(process.env, here);
    const target = folderOf(path, 'FOLDER');
    const { takenAt, files } = await takeBackup(dataFolder, target);
    print(`${target} holds the books of ${takenAt}, ${files.length} files`);
    return 0;
  },
  restore: async (path) =>
    report(
      await restoreBackup({
        backup: folderOf(path, 'BACKUP'),
        dataFolder: folderOf(values.to, '--to'),
        archive: values.archive === undefined ? undefined : folderOf(values.archive, '--archive'),
        until: values.until === undefined ? undefined : toMoment(values.until),
      }),
    ),
  'rotate-secret': (path) => changeSecret(folderOf(path, 'FILE')),
};

try {
  const [name = '', path] = positionals;
  const command = commands[name];
  if (!command) throw new WrongUse('Which command?');
  process.exitCode = await command(path);
} catch (error) {
  const isWrongUse = error instanceof WrongUse;
  if (isWrongUse) complain(`${error.message}\n\n${usage}`);
  else complain(error instanceof StartError ? error.message : inspect(error));
  process.exitCode = isWrongUse ? 2 : 1;
}
