import { globSync } from 'node:fs';
import { join } from 'node:path';
import { findGameProblems } from '@lobi/core/games';
import type { BrandProblem } from '../config/problems.ts';
import { importModule } from '../vite/import-module.ts';

/** Modules with rules of custom games in a project: `games/coin/rules.ts`. */
export const ownRulesIn = (root: string): string[] =>
  globSync('games/*/rules.{ts,js,mjs}', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();

/** Returns the problems for which the platform would reject the rules. */
export async function ownRulesProblems(root: string): Promise<BrandProblem[]> {
  const paths = ownRulesIn(root);
  const games: unknown[] = [];
  for (const path of paths) {
    try {
      games.push(await importModule(join(root, path)));
    } catch (error) {
      const [sentence = ''] = String(error instanceof Error ? error.message : error).split('\n');
      return [{ code: 'LB802', path, message: `cannot be read: ${sentence}` }];
    }
  }
  return findGameProblems(games).map(({ path, message }): BrandProblem => {
    const [index = '', ...rest] = path.split('.');
    return { code: 'LB802', path: [paths[Number(index)] ?? 'games', ...rest].join(' '), message };
  });
}
