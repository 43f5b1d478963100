import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProviderRegistration } from '@lobi/core/contract';

/** Runs a function with a temporary file of `LOBI_PROVIDERS`. */
export async function withProvidersFile<Result>(
  providers: readonly ProviderRegistration[],
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'lobi-providers-'));
  const path = join(folder, 'providers.json');
  await writeFile(path, JSON.stringify({ providers }));
  try {
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
