import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readEnvironment } from '../../packages/server/src/config/read-environment.ts';
import { startPlatform, type Platform, type PlatformOptions } from '@lobi/server';

const runProgram = promisify(execFile);

/** Asserts that the ledger is sound after any activity. */
async function assertSoundBooks({ services }: Platform): Promise<void> {
  const { checks } = await services.audit.run();
  assert.deepEqual(
    checks.filter(({ faults }) => faults > 0),
    [],
    'The ledger is not sound.',
  );
}

/** As in the demo, but a new wallet is empty: tests do not expect a welcome credit. */
const { rules } = readEnvironment({ LOBI_WELCOME_CREDIT: '0' }, tmpdir());

const usual = {
  port: 0,
  host: '127.0.0.1',
  demo: true,
  logLevel: 'warn',
  rules,
  hashCost: { memoryCost: 8, timeCost: 1, parallelism: 1 },
} as const;

/** Lifetime of a filled database as a template: open requests of the demo expire. */
const freshMs = 10 * 60_000;
let seeded: { readonly folder: string; readonly at: number } | undefined;

const newFolder = () => mkdtemp(join(tmpdir(), 'lobi-platform-'));

/**
 * A data folder with the demo and a stopped database. Filling a database takes as long as many a test
 * file.
 */
async function seededFolder(): Promise<string> {
  if (seeded && Date.now() - seeded.at < freshMs) return seeded.folder;
  if (seeded) await rm(seeded.folder, { recursive: true, force: true });
  const folder = await newFolder();
  const platform = await startPlatform({ ...usual, dataFolder: folder });
  await platform.stop();
  seeded = { folder, at: Date.now() };
  return folder;
}

/**
 * Starts a separate platform for one test file: real server, real database, demo data. Its ledger is
 * audited when it stops.
 */
export async function startTestPlatform(
  options: Partial<PlatformOptions> = {},
): Promise<Platform & AsyncDisposable> {
  const dataFolder = await newFolder();
  const { databaseUrl, secret, hashCost, demo = true } = options;
  // A database belongs to the secret that it was made with, and its passwords to their cost.
  if (demo && [databaseUrl, secret, hashCost].every((option) => option === undefined)) {
    // With the owner of the database, who is not root.
    await runProgram('cp', ['-a', `${await seededFolder()}/.`, dataFolder]);
  }
  const platform = await startPlatform({
    ...usual,
    dataFolder,
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
