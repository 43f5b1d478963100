import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const onPath = (): string | undefined =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/local/bin']
    .map((folder) => join(folder, 'redis-server'))
    .find((path) => existsSync(path));

/** Path of a Redis; installs it first where we are root on Debian or Ubuntu. */
function redisPath(): string {
  const found = onPath();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    // Another program may hold the package lock for a while, so wait for it instead of failing.
    const apt = ['-y', '-o', 'DPkg::Lock::Timeout=300'];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    spawnSync('apt-get', [...apt, 'update'], { stdio: 'inherit', env });
    const install = [...apt, 'install', '--no-install-recommends', 'redis-server'];
    spawnSync('apt-get', install, { stdio: 'inherit', env });
  }
  const installed = onPath();
  if (!installed)
    throw new Error('No redis-server found. Install Redis; these tests start their own.');
  return installed;
}

/** A separate real Redis of one test, on a socket in its own folder. */
export interface RedisProcess {
  /** Value for `REDIS_URL`. */
  readonly url: string;
  /** Kills it. */
  kill(): Promise<void>;
  /** Starts it again, empty, on the same socket. */
  start(): Promise<void>;
  /** Stops it and removes its folder. */
  stop(): Promise<void>;
}

/** An aborted test must not leave processes behind. */
const children = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/** Starts one. */
export async function startRedis(): Promise<RedisProcess> {
  const program = redisPath();
  const folder = await mkdtemp(join(tmpdir(), 'lobi-redis-'));
  const url = join(folder, 'redis.sock');
  let running: ChildProcess | undefined;

  const start = async (): Promise<void> => {
    const nothingOnDisk = ['--save', '', '--appendonly', 'no', '--dir', folder];
    running = spawn(program, ['--port', '0', '--unixsocket', url, ...nothingOnDisk], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    children.add(running);
    const { stdout } = running;
    if (!stdout) throw new Error('redis-server has no output');
    let output = '';
    for await (const chunk of stdout) {
      output += String(chunk);
      if (/ready to accept connections/i.test(output)) break;
    }
  };

  const kill = async (): Promise<void> => {
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    children.delete(running);
    const gone = once(running, 'exit');
    running.kill('SIGKILL');
    await gone;
  };

  await start();
  return {
    url,
    kill,
    start,
    stop: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
