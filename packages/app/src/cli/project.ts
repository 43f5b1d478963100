import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { InlineConfig } from 'vite';
import { describeProblems } from '../config/check-brand.ts';
import { lobi, type LobiOptions } from '../vite/lobi.ts';
import { readBrand } from '../vite/read-brand.ts';
import { UsageError } from './command.ts';

/** Default path of the brand file. */
export const brandFile = 'brand.config.ts';

/** Packages that are always released together, with one version. */
export const releasedTogether: readonly string[] = ['@lobi/app', '@lobi/core', '@lobi/ui'];

const viteConfigs = ['ts', 'mts', 'js', 'mjs'].map((ending) => `vite.config.${ending}`);

/** The project's own Vite configuration, if it has one, else the default. */
export function viteConfig(root: string, options: LobiOptions = {}): InlineConfig {
  const configFile = viteConfigs.map((name) => join(root, name)).find((path) => existsSync(path));
  if (configFile !== undefined) return { root, configFile };
  return { root, configFile: false, plugins: [lobi({ root, ...options })] };
}

/** Throws a `UsageError` with every problem of the brand file. */
export async function assertBrandIsGood(root: string): Promise<void> {
  const { problems } = await readBrand(join(root, brandFile));
  if (problems.length > 0) throw new UsageError(describeProblems(brandFile, problems));
}
