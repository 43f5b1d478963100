import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlatform, type Platform, type PlatformOptions } from '@lobi/server';

/** Whatever was done there, the money is all there. */
async function assertSoundBooks({ services }: Platform): Promise<void> {
  const { checks } = await services.audit.run();
  assert.deepEqual(
    checks.filter(({ faults }) => faults > 0),
    [],
    'The books are not sound.',
  );
}

/**
 * A platform of its own for one test file: real server, real database, demo data. When it stops its
 * books are audited.
 */
export async function startTestPlatform(
  options: Partial<PlatformOptions> = {},
): Promise<Platform & AsyncDisposable> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'lobi-platform-'));
  const platform = await startPlatform({
    port: 0,
    host: '127.0.0.1',
    dataFolder,
    demo: true,
    logLevel: 'warn',
    registerLimits: { free: 10_000, firstWaitMs: 1_000, longestWaitMs: 1_000, forgetMs: 1_000 },
    ...options,
  });
  const stop = async (): Promise<void> => {
    try {
      await assertSoundBooks(platform);
    } finally {
      await platform.stop();
      await rm(dataFolder, { recursive: true, force: true });
    }
  };
  return { ...platform, stop, [Symbol.asyncDispose]: stop };
}
