import { createRequire } from 'node:module';
import { isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeGameProblems, findGameProblems, type OwnGame } from '@lobi/core/games';
import { StartError } from './start-error.ts';

/** Returns the games that a module exports: one game or a list. */
async function exportedBy(name: string, folder: string): Promise<unknown[]> {
  try {
    const path = isAbsolute(name)
      ? name
      : createRequire(join(folder, 'package.json')).resolve(name);
    const { default: exported } = (await import(pathToFileURL(path).href)) as { default?: unknown };
    return Array.isArray(exported) ? exported : [exported];
  } catch (cause) {
    throw new StartError(
      `LOBI_GAMES names ${name}, which cannot be loaded: ${cause instanceof Error ? cause.message : String(cause)}`,
      cause,
    );
  }
}

/**
 * Loads and checks the games that a platform has in addition to the built-in ones.
 * @param folder where packages are resolved from; default the working directory
 * @throws StartError with every problem
 */
export async function loadGames(
  {
    games = [],
    gameModules,
  }: { readonly games?: readonly OwnGame[]; readonly gameModules: readonly string[] },
  folder = process.cwd(),
): Promise<readonly OwnGame[]> {
  const loaded: unknown[] = [...games];
  for (const name of gameModules) loaded.push(...(await exportedBy(name, folder)));
  const problems = findGameProblems(loaded);
  if (problems.length === 0) return loaded as readonly OwnGame[];
  throw new StartError(`The rules of own games are invalid:\n\n${describeGameProblems(problems)}`);
}
