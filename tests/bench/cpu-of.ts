import { readdirSync, readFileSync } from 'node:fs';

/** Length of a Linux clock tick in ms; `getconf CLK_TCK` has been 100 for decades. */
const tickMs = 10;

interface ProcessTimes {
  readonly parent: number;
  /** CPU time of the process itself, and of its exited children. */
  readonly ownMs: number;
  readonly endedMs: number;
}

function timesOf(pid: string): ProcessTimes | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program is in brackets and may contain any character.
    const fields = line
      .slice(line.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15);
    const parent = fields[1] ?? 0;
    return { parent, ownMs: (user + system) * tickMs, endedMs: (childUser + childSystem) * tickMs };
  } catch {
    return undefined;
  }
}

/** Parent of a process, as that of a database's connection is the database. */
export function parentOf(pid: number): number {
  const times = timesOf(String(pid));
  if (!times) throw new Error(`There is no process ${pid} to be seen in /proc.`);
  return times.parent;
}

/**
 * Milliseconds of processor that these processes and all below them have used, except those below
 * `except`. By /proc, so on Linux only.
 */
export function cpuOf(roots: readonly number[], except: readonly number[] = []): number {
  const all = new Map<number, ProcessTimes>();
  for (const name of readdirSync('/proc')) {
    const times = /^\d+$/.test(name) ? timesOf(name) : undefined;
    if (times) all.set(Number(name), times);
  }
  const isBelow = (pid: number): boolean => {
    if (except.includes(pid)) return false;
    if (roots.includes(pid)) return true;
    const parent = all.get(pid)?.parent;
    return parent !== undefined && parent > 0 && isBelow(parent);
  };
  let sum = 0;
  for (const [pid, { ownMs, endedMs }] of all) if (isBelow(pid)) sum += ownMs + endedMs;
  return sum;
}
