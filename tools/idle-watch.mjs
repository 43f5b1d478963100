import { readdirSync, readFileSync } from 'node:fs';

/** Interval of the check, and idle time after which a program is ended, in milliseconds. */
const lookEveryMs = 15_000;
const idleForMs = 180_000;

/** CPU ticks (100 per second) below which a program counts as idle. */
const nothing = 150;

/**
 * Processes with their parents and their processor time; none if the system does not report it.
 *
 * @returns {Map<number, { parent: number, ticks: number }>}
 */
function processes() {
  const found = new Map();
  try {
    for (const name of readdirSync('/proc')) {
      if (!/^\d+$/.test(name)) continue;
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        found.set(Number(name), {
          parent: Number(fields[1]),
          ticks: Number(fields[11]) + Number(fields[12]),
        });
      } catch {
        // The process has ended meanwhile.
      }
    }
  } catch {
    // Not available on other systems.
  }
  return found;
}

/**
 * Returns a process and all its descendants.
 *
 * @param {number} pid
 */
function family(pid) {
  const all = processes();
  /** @param {number} id @returns {boolean} */
  const belongs = (id) => {
    const parent = all.get(id)?.parent ?? 0;
    return id === pid || (parent > 1 && belongs(parent));
  };
  return new Map([...all].filter(([id]) => belongs(id)));
}

/**
 * Ends a program and its descendants when they have been idle for three minutes. Node may hang when a
 * program ends on its own (nodejs/node#54918), and a caller would wait forever. Returns a function that
 * stops the watch and returns whether the program was ended.
 *
 * @param {number} pid
 * @returns {() => boolean}
 */
export function endWhenIdle(pid) {
  /** @type {Map<number, number>} */
  let before = new Map();
  let busyAt = performance.now();
  let wasEnded = false;
  let ticks = 0;
  const timer = setInterval(() => {
    const members = family(pid);
    if (members.size === 0) return;
    for (const [id, member] of members) ticks += member.ticks - (before.get(id) ?? 0);
    before = new Map([...members].map(([id, member]) => [id, member.ticks]));
    if (ticks > nothing) {
      ticks = 0;
      busyAt = performance.now();
    } else if (performance.now() - busyAt > idleForMs) {
      wasEnded = true;
      console.error(`Process ${pid} has done nothing for ${idleForMs / 1_000} s and is ended.`);
      for (const id of members.keys()) {
        try {
          process.kill(id, 'SIGKILL');
        } catch {
          // The process has already ended.
        }
      }
    }
  }, lookEveryMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return wasEnded;
  };
}
