import { existsSync, readdirSync, readlinkSync } from 'node:fs';

function workFolderOf(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

/**
 * Processes whose working directory is this folder: every process of a running cluster. Linux only, else
 * none.
 */
export function processesIn(folder: string): number[] {
  if (!existsSync('/proc/self/cwd')) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && workFolderOf(name) === folder)
    .map(Number);
}
